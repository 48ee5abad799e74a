import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import type { Attachment } from '#contract/support/support.ts';
import { ATTACHMENT_LIMITS } from '#domain/support/attachment.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { client } from '#web/shared/api/orpc.ts';
import { useSizeText } from '#web/shared/files/use-size-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { FilePicker } from './file-picker.tsx';
import { sendAttachment } from './send-attachment.ts';

interface Trouble {
  name: string;
  sentence: string;
}

/** Files for the next message: each is uploaded and checked when chosen, and can be removed again. */
export function AttachFiles({
  files,
  onChange,
}: {
  files: readonly Attachment[];
  onChange: (change: (before: readonly Attachment[]) => readonly Attachment[]) => void;
}) {
  const t = useT();
  const say = useErrorText();
  const size = useSizeText();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<string[]>([]);
  const [troubles, setTroubles] = useState<Trouble[]>([]);

  async function take(chosen: readonly File[]) {
    const room = ATTACHMENT_LIMITS.files - files.length - sending.length;
    const taken = chosen.slice(0, Math.max(0, room));
    setTroubles(
      chosen
        .slice(taken.length)
        .map(({ name }) => ({ name, sentence: t('tickets.files.tooMany', { name }) })),
    );
    setSending(before => [...before, ...taken.map(({ name }) => name)]);
    // One after the other: a phone's uplink is narrow, and the order is kept.
    for (const file of taken) {
      try {
        const kept = await sendAttachment(file);
        onChange(before => [...before, kept]);
      } catch (error) {
        const sentence = say.error(error);
        // An error that concerns no particular file is shown once.
        setTroubles(before =>
          before.some(one => one.sentence === sentence) ? before : [...before, { name: file.name, sentence }],
        );
      }
      setSending(before => before.toSpliced(before.indexOf(file.name), 1));
    }
  }

  function remove(id: string) {
    onChange(before => before.filter(one => one.id !== id));
    // A file that could not be removed is deleted automatically after a day.
    client.support.detach({ id }).catch(() => undefined);
    input.current?.focus();
  }

  return (
    <div className="grid gap-2">
      <FilePicker ref={input} onChoose={chosen => void take(chosen)} />
      {files.length > 0 && (
        <ul aria-label={t('tickets.files.list')} className="border-t border-line">
          {files.map(({ id, name, bytes }) => (
            <li key={id} className="flex items-center gap-3 border-b border-line py-1.5 text-sm">
              <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
                {name}
              </span>
              <span className="shrink-0 text-muted">{size(bytes)}</span>
              <Button
                size="sm"
                variant="quiet"
                className="pointer-coarse:min-w-11"
                icon={<X aria-hidden className="size-4" />}
                aria-label={t('tickets.files.remove', { name })}
                onClick={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <output className="grid gap-1 text-sm">
        {sending.map((name, index) => (
          // Two files may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="wrap-anywhere text-muted">
            {t('tickets.files.sending', { name })}
          </span>
        ))}
        {troubles.map(({ name, sentence }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="font-medium wrap-anywhere text-bad" title={name}>
            {sentence}
          </span>
        ))}
      </output>
    </div>
  );
}
