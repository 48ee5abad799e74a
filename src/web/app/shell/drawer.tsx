import { useEffect, useRef, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { useT } from '#web/ui/language/language.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';

/** The sidebar under 768 px: a modal sheet from the side. It closes when a link in it is followed. */
export function Drawer({
  open,
  onClose,
  children,
}: {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      // The dialog has left the page by now, so it does not restore the focus itself.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    // The keyboard closes it with Escape; links inside are keyboard operable themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-label={t('shell.nav.label')}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === event.currentTarget || (event.target as Element).closest('a')) onClose();
      }}
      className="m-0 h-dvh max-h-none w-[min(18rem,85vw)] max-w-none bg-night p-0 open:animate-[appear_140ms_ease-out]"
    >
      {children}
      <IconButton
        label={t('shell.nav.close')}
        onClick={onClose}
        className="absolute! end-3 top-3 text-on-night hover:bg-night-raised!"
      >
        <X className="size-5" />
      </IconButton>
    </dialog>
  );
}
