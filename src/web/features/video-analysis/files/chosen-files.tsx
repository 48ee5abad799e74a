import X from 'lucide-react/icons/x';
import { UPLOAD_LIMITS } from '#domain/video-analysis/analysis-run.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { FileSentence } from './file-sentence.tsx';
import { misnamed } from './is-misnamed.ts';
import type { ChosenFile, BroughtFiles } from './use-chosen-files.ts';

const MEGABYTE = 1_000_000;

export function isTooLarge({ file }: ChosenFile, kind: 'video' | 'captions'): boolean {
  return file.size > UPLOAD_LIMITS[kind];
}

/** The files chosen for the analysis, each with its purpose and a way to remove it. */
export function BroughtList({
  brought,
  hasLink,
  onForget,
}: {
  brought: BroughtFiles;
  hasLink: boolean;
  onForget: (which: 'video' | 'captions' | 'other') => void;
}) {
  const t = useT();
  const formats = useFormats();
  const megabytes = (bytes: number) =>
    formats.number(Math.max(0.1, bytes / MEGABYTE), bytes < 10 * MEGABYTE ? 1 : 0);
  const sentence = (one: ChosenFile, kind: 'video' | 'captions') => {
    const { file, read } = one;
    const values = { name: file.name, size: megabytes(file.size) };
    if (isTooLarge(one, kind))
      return t('analyses.files.tooLarge', { ...values, limit: megabytes(UPLOAD_LIMITS[kind]) });
    const format = 'format' in read ? read.format.toUpperCase() : '';
    const said =
      kind === 'captions'
        ? t('analyses.files.captions', { name: file.name, format })
        : t(`analyses.files.${hasLink ? 'attached' : 'video'}`, { ...values, format });
    return `${said}${misnamed(read, t)}`;
  };
  if (Object.values(brought).every(one => one === null)) return null;
  return (
    <ul className="grid gap-2">
      {(['video', 'captions'] as const).map(kind => {
        const one = brought[kind];
        if (one === null) return null;
        return (
          <li key={kind} className="flex items-start justify-between gap-2">
            <span className={isTooLarge(one, kind) ? 'text-bad wrap-anywhere' : 'wrap-anywhere'}>
              {sentence(one, kind)}
            </span>
            <IconButton
              label={t('analyses.files.remove', { name: one.file.name })}
              onClick={() => onForget(kind)}
              className="-my-2"
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        );
      })}
      {brought.other !== null && (
        <li>
          <FileSentence other={brought.other} />
        </li>
      )}
      {brought.captions !== null && brought.video === null && !hasLink && (
        <li>{t('analyses.files.captionsAlone')}</li>
      )}
    </ul>
  );
}
