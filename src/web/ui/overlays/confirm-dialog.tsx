import type { ReactNode } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from './dialog.tsx';

/** Confirms an action that cannot be undone. The safe answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  onConfirm,
  onCancel,
  children,
}: {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      text={text}
      footer={
        <>
          <Button data-first-focus onClick={onCancel}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
          <Button variant={destructive ? 'danger' : 'signal'} busy={busy} onClick={onConfirm}>
            {confirmLabel ?? t('ui.confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
