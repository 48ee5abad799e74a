import { useT } from '#web/language/language.tsx';
import type { DroppedFile } from './use-dropped-file.ts';

/** What a file given to the field turned out to be, and what happens with it. */
export function FileSentence({ dropped }: { dropped: DroppedFile }) {
  const t = useT();
  if (dropped.kind === 'several') return <Refusal>{t('recognition.file.several')}</Refusal>;
  if (dropped.kind === 'unreadable')
    return <Refusal>{t('recognition.file.unreadable', { name: dropped.name })}</Refusal>;
  const { read, file } = dropped;
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
    default: {
      const format = read.format.toUpperCase();
      const use = read.kind === 'video' || read.kind === 'captions' ? read.kind : 'data';
      const sentence = t(`recognition.file.${use}`, { name, format });
      const misnamed =
        read.namedAs === null
          ? ''
          : ` ${t('recognition.file.misnamed', { named: read.namedAs.toUpperCase(), format })}`;
      return use === 'data' ? `${sentence}${misnamed}` : <Refusal>{`${sentence}${misnamed}`}</Refusal>;
    }
  }
}

function Refusal({ children }: { children: string }) {
  return <span className="text-bad wrap-anywhere">{children}</span>;
}
