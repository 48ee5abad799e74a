import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { ATTACHMENT_LIMITS, hasTakenEnding } from '#domain/support/attachment.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useSizeText } from '#web/shared/files/use-size-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { FilePicker } from './file-picker.tsx';

/** Files held in the browser: without an account nothing is sent before the request is. */
export function GuestFiles({
  files,
  onChange,
}: {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}) {
  const t = useT();
  const say = useErrorText();
  const size = useSizeText();
  const input = useRef<HTMLInputElement>(null);
  const [troubles, setTroubles] = useState<string[]>([]);
  const tooLarge = () =>
    say.error({ code: 'upload_too_large', data: { values: { limit: ATTACHMENT_LIMITS.bytes / 1_000_000 } } });

  const wrongType = (name: string) =>
    say.error({ code: 'attachment_wrong_type', data: { values: { name } } });

  function take(chosen: readonly File[]) {
    const taken = chosen.filter(({ name }) => hasTakenEnding(name));
    const small = taken.filter(file => file.size <= ATTACHMENT_LIMITS.bytes);
    const room = Math.max(0, ATTACHMENT_LIMITS.files - files.length);
    onChange([...files, ...small.slice(0, room)]);
    setTroubles([
      ...chosen.filter(({ name }) => !hasTakenEnding(name)).map(({ name }) => wrongType(name)),
      ...(small.length < taken.length ? [tooLarge()] : []),
      ...small.slice(room).map(({ name }) => t('tickets.files.tooMany', { name })),
    ]);
  }

  return (
    <div className="grid gap-2">
      <FilePicker ref={input} onChoose={take} />
      {files.length > 0 && (
        <ul aria-label={t('tickets.files.list')} className="border-t border-line">
          {files.map((file, index) => (
            // Two files may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex items-center gap-3 border-b border-line py-1.5 text-sm">
              <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
                {file.name}
              </span>
              <span className="shrink-0 text-muted">{size(file.size)}</span>
              <Button
                size="sm"
                variant="quiet"
                className="pointer-coarse:min-w-11"
                icon={<X aria-hidden className="size-4" />}
                aria-label={t('tickets.files.remove', { name: file.name })}
                onClick={() => {
                  onChange(files.filter(one => one !== file));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <output className="grid gap-1 text-sm font-medium text-bad">
        {troubles.map(sentence => (
          <span key={sentence} className="wrap-anywhere">
            {sentence}
          </span>
        ))}
      </output>
    </div>
  );
}
