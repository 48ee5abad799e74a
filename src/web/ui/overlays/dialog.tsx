import { useEffect, useId, useRef, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { useT } from '#web/ui/language/language.tsx';
import { openRegion } from '#web/ui/browser/announce.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';

/**
 * The browser's native modal: it traps the focus, restores it and makes the rest inert. Not `dismissible`: no close
 * button; Escape and a click outside do nothing.
 */
export function Dialog({
  open,
  onClose,
  title,
  text,
  dismissible = true,
  size = 'md',
  footer,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  dismissible?: boolean;
  size?: 'md' | 'lg';
  footer?: ReactNode;
  children?: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const t = useT();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    openRegion(dialog);
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      dialog.close();
      // The dialog has left the page by now, so it does not restore the focus itself.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  if (!open) return null;
  return (
    // A click on the backdrop is a mouse shortcut; the keyboard's is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={id}
      aria-describedby={text == null ? undefined : `${id}-text`}
      onKeyDown={event => {
        // Chromium closes on the second Escape even if `cancel` is prevented.
        if (event.key === 'Escape' && !dismissible) event.preventDefault();
      }}
      onCancel={event => {
        event.preventDefault();
        if (dismissible && event.target === event.currentTarget) onClose();
      }}
      onClick={event => {
        if (dismissible && event.target === event.currentTarget) onClose();
      }}
      className={classes(
        'quoted m-auto w-[calc(100%-2rem)] bg-surface p-0 shadow-floating open:animate-[rise_180ms_ease-out]',
        size === 'md' ? 'max-w-lg' : 'max-w-3xl',
      )}
    >
      <div className="grid max-h-[calc(100dvh-4rem)] gap-5 overflow-y-auto p-6">
        <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
          <h2 id={id} className="text-xl wrap-anywhere sm:text-2xl">
            {title}
          </h2>
          {dismissible && (
            <IconButton label={t('ui.close')} onClick={onClose} className="-me-2 -mt-1.5">
              <X className="size-5" />
            </IconButton>
          )}
          {text != null && (
            <p id={`${id}-text`} className="col-span-full mt-2 wrap-anywhere text-muted">
              {text}
            </p>
          )}
        </header>
        {children}
        {footer != null && <footer className="flex flex-wrap justify-end gap-3">{footer}</footer>}
      </div>
    </dialog>
  );
}
