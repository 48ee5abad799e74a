import { useState, type ReactNode } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';

/** Asks to retype a word before an action that is hard to undo; with a reason where required. */
export function TypedConfirmDialog({
  title,
  text,
  word,
  reasonLabel,
  reasonHint,
  reasonMin = 3,
  confirmLabel,
  destructive = false,
  busy,
  onConfirm,
  onCancel,
}: {
  title: ReactNode;
  text: ReactNode;
  /** The exact text to type. */
  word: string;
  reasonLabel?: string;
  reasonHint?: string;
  reasonMin?: number;
  confirmLabel: string;
  destructive?: boolean;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const isReady = typed.trim() === word && (reasonLabel === undefined || reason.trim().length >= reasonMin);
  return (
    <Dialog open onClose={onCancel} title={title} text={text}>
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault();
          if (isReady && !busy) onConfirm(reason.trim());
        }}
      >
        {reasonLabel !== undefined && (
          <Field label={reasonLabel} hint={reasonHint ?? t('admin.user.credit.reasonHint')}>
            {wiring => (
              <TextInput
                {...wiring}
                data-first-focus
                value={reason}
                maxLength={300}
                onChange={event => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field label={t('admin.user.access.lockType', { user: word })}>
          {wiring => (
            <TextInput
              {...wiring}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          )}
        </Field>
        <footer className="flex flex-wrap justify-end gap-3">
          <Button onClick={onCancel}>{t('ui.cancel')}</Button>
          <Button type="submit" variant={destructive ? 'danger' : 'signal'} busy={busy} disabled={!isReady}>
            {confirmLabel}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
