import Paperclip from 'lucide-react/icons/paperclip';
import { useId, type Ref } from 'react';
import { ATTACHMENT_TYPES } from '#domain/support/attachment.ts';
import { useT } from '#web/ui/language/language.tsx';

const ACCEPTED = [...ATTACHMENT_TYPES.map(type => `.${type}`), '.jpg', '.log', '.md', '.tsv'].join(',');

/** Opens the browser's file picker, and lists the accepted types. */
export function FilePicker({
  ref,
  onChoose,
}: {
  ref: Ref<HTMLInputElement>;
  onChoose: (files: readonly File[]) => void;
}) {
  const t = useT();
  const id = useId();
  return (
    <>
      <input
        ref={ref}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={t('tickets.files.add')}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        id={id}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start quoted-sm border border-line-strong bg-surface px-4 text-[0.9375rem] font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-calm hover:border-ink hover:bg-sunken"
      >
        <Paperclip aria-hidden className="size-4" />
        {t('tickets.files.add')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('tickets.files.hint')}
      </p>
    </>
  );
}
