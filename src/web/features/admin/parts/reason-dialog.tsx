import { useState, type ReactNode } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';

const LEAST = 3;

/** Asks for a reason first; the audit log stores it with the name. */
export function ReasonDialog({
  title,
  text,
  confirmLabel,
  busy,
  onConfirm,
  onCancel,
}: {
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}) {
  const t = useT();
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <Dialog
      open
      onClose={onCancel}
      title={title}
      text={text}
      footer={
        <>
          <Button onClick={onCancel}>{t('ui.cancel')}</Button>
          <Button
            variant="signal"
            busy={busy}
            disabled={given.length < LEAST}
            onClick={() => onConfirm(given)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Field label={t('admin.user.credit.reason')} hint={t('admin.user.credit.reasonHint')}>
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
    </Dialog>
  );
}
