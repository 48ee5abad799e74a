import { useT } from '#web/ui/language/language.tsx';
import { misnamed } from './is-misnamed.ts';
import type { OtherFile } from './use-chosen-files.ts';

/** What a file that cannot be analysed is, and what happens with it. */
export function FileSentence({ other }: { other: OtherFile }) {
  const t = useT();
  if (other.kind === 'several') return <Refusal>{t('recognition.file.several')}</Refusal>;
  if (other.kind === 'unreadable')
    return <Refusal>{t('recognition.file.unreadable', { name: other.name })}</Refusal>;
  const { read, file } = other;
  const { name } = file;
  switch (read.kind) {
    case 'empty':
      return <Refusal>{t('recognition.file.empty', { name })}</Refusal>;
    case 'other':
      return <Refusal>{t(`recognition.file.other.${read.other}`, { name })}</Refusal>;
    case 'unknown':
      return (
        <Refusal>
          {read.namedAs === null
            ? t('recognition.file.unknown', { name })
            : t('recognition.file.claimed', { name, named: read.namedAs.toUpperCase() })}
        </Refusal>
      );
    default:
      return `${t('recognition.file.data', { name, format: read.format.toUpperCase() })}${misnamed(read, t)}`;
  }
}

function Refusal({ children }: { children: string }) {
  return <span className="text-bad wrap-anywhere">{children}</span>;
}
