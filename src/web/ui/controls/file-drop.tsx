import { useId, useState, type DragEvent, type ReactNode } from 'react';
import FileUp from 'lucide-react/icons/file-up';
import { useT } from '#web/ui/language/language.tsx';
import { classes } from '#web/ui/styles/classes.ts';

/** One file, chosen or dropped. `accept` lists extensions such as ".json"; others are refused with a sentence. */
export function FileDrop({
  label,
  hint,
  accept,
  disabled = false,
  onFile,
  onRefused,
}: {
  label: string;
  hint?: ReactNode;
  accept: readonly string[];
  disabled?: boolean;
  onFile: (file: File) => void;
  /** An earlier file's error no longer applies. */
  onRefused?: () => void;
}) {
  const t = useT();
  const id = useId();
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<{ what: 'refused' | 'several'; name: string } | null>(null);

  function take(files: FileList | null) {
    setOver(false);
    const file = files?.[0];
    if (!file || disabled) return;
    const wanted = accept.length === 0 || accept.some(end => file.name.toLowerCase().endsWith(end));
    const problem = files.length > 1 ? 'several' : wanted ? null : 'refused';
    setRefusal(problem && { what: problem, name: file.name });
    if (problem === null) onFile(file);
    else onRefused?.();
  }

  const drag = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) setOver(true);
  };

  return (
    <div>
      {/* Dropping is a mouse shortcut; keyboard users reach the input inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
        className={classes(
          'grid cursor-pointer justify-items-center gap-2 quoted border-2 border-dashed px-5 py-8 text-center transition-colors ruled has-focus-visible:outline-3 has-focus-visible:outline-calm',
          over ? 'border-calm bg-calm-wash' : 'border-line-strong hover:border-ink',
          disabled && 'pointer-events-none opacity-60',
        )}
      >
        <FileUp aria-hidden className="size-8 text-muted" />
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-muted">
          <span className="link">{t('ui.fileDrop.choose')}</span>{' '}
          {over ? t('ui.fileDrop.release') : t('ui.fileDrop.drop')}
        </span>
        <input
          type="file"
          accept={accept.join(',')}
          disabled={disabled}
          aria-label={label}
          aria-describedby={hint == null ? undefined : id}
          onChange={event => {
            take(event.target.files);
            event.target.value = '';
          }}
          className="sr-only"
        />
      </label>
      {hint != null && (
        <p id={id} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {refusal !== null && (
        <p role="alert" className="mt-2 text-sm font-medium wrap-anywhere text-bad">
          {t(`ui.fileDrop.${refusal.what}`, { name: refusal.name })}
        </p>
      )}
    </div>
  );
}
