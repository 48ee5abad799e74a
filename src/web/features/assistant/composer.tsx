import Send from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { MOST_QUESTION_CHARACTERS } from '#domain/assistant/question/question.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextArea } from '#web/ui/controls/field.tsx';

const DRAFT = 'chatbot-draft';

/** The input for a question. An unsent draft survives a lost connection and an ended session. */
export function Composer({
  first,
  isSending,
  isAnswering,
  onSend,
  onStop,
  onCancel,
  onType,
  problem: refused,
}: {
  /** The question being edited. */
  first: string | null;
  isSending: boolean;
  isAnswering: boolean;
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
  onCancel: (() => void) | null;
  onType: () => void;
  /** Why the last question was refused: always visible, whatever the scroll position. */
  problem: ReactNode;
}) {
  const t = useT();
  const formats = useFormats();
  const [text, setText] = useState(() => first ?? readDraft());
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (first !== null) field.current?.focus();
  }, [first]);
  const tooLong = text.trim().length > MOST_QUESTION_CHARACTERS;
  const write = (next: string) => {
    setText(next);
    setEmpty(false);
    onType();
    if (first === null) keepDraft(next);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSending || isAnswering || tooLong) return;
    if (text.trim() === '') {
      setEmpty(true);
      field.current?.focus();
      return;
    }
    const sent = text;
    write('');
    // A refused text is restored, unless something else was written meanwhile.
    if (!(await onSend(sent))) setText(now => (now === '' ? sent : now));
  };
  const problem = tooLong
    ? t('chatbot.tooLong', {
        limit: formats.number(MOST_QUESTION_CHARACTERS),
        count: text.trim().length,
      })
    : isEmpty
      ? t('chatbot.empty')
      : undefined;
  return (
    <form
      onSubmit={event => void submit(event)}
      className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 quoted border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6"
    >
      {refused}
      {onCancel !== null && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {t('chatbot.editing')}
          <Button size="sm" onClick={onCancel}>
            {t('chatbot.cancelEdit')}
          </Button>
        </p>
      )}
      <Field
        label={t('chatbot.field')}
        hint={<span className="pointer-coarse:hidden">{t('chatbot.hint')}</span>}
        error={problem}
      >
        {wiring => (
          <TextArea
            {...wiring}
            ref={field}
            rows={2}
            style={{ minHeight: '4rem' }}
            value={text}
            placeholder={t('chatbot.placeholder')}
            onChange={event => write(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void submit();
            }}
          />
        )}
      </Field>
      <div className="flex">
        {isAnswering ? (
          <Button icon={<Square aria-hidden className="size-4" />} onClick={onStop}>
            {t('chatbot.stop')}
          </Button>
        ) : (
          <Button
            type="submit"
            variant="signal"
            busy={isSending}
            icon={<Send aria-hidden className="size-4" />}
          >
            {t('chatbot.send')}
          </Button>
        )}
      </div>
    </form>
  );
}

function readDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT) ?? '';
  } catch {
    return '';
  }
}

function keepDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, text);
  } catch {
    // Without browser storage, the field still holds the text.
  }
}
