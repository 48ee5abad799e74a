import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import X from 'lucide-react/icons/x';
import { useT } from '#web/ui/language/language.tsx';
import { announce } from '#web/ui/browser/announce.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { TOAST, toastStore, type ShownToast } from './toast.ts';

const LEAVING_MS = 200;

/** The toasts: announced politely, kept open by hover and focus, closed by swipe, Escape or button. */
export function ToastRegion() {
  const t = useT();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const viewport = useRef<HTMLOListElement>(null);

  // A dialog opened later covers the viewport in the top layer: showing the viewport again puts it on top.
  useEffect(() => {
    const list = viewport.current;
    if (!list || toasts.length === 0) return;
    if (list.matches(':popover-open')) {
      if (!document.querySelector('dialog:modal')) return;
      list.hidePopover();
    }
    list.showPopover();
  }, [toasts.length]);

  return (
    <Radix.Provider
      label={t('ui.notifications', { hotkey: TOAST.hotkey })}
      duration={TOAST.defaultMs}
      swipeDirection="right"
      swipeThreshold={TOAST.swipePx}
    >
      {toasts.map(item => (
        <Shown key={item.id} item={item} />
      ))}
      <Radix.Viewport
        ref={viewport}
        popover="manual"
        hotkey={[TOAST.hotkey]}
        label={t('ui.notifications', { hotkey: '{hotkey}' })}
        className="fixed inset-auto end-0 bottom-0 m-0 flex w-full max-w-sm flex-col-reverse gap-3 overflow-visible bg-transparent p-4 max-sm:top-0 max-sm:bottom-auto max-sm:max-w-none max-sm:flex-col text-ink outline-none not-has-[li]:hidden"
      />
    </Radix.Provider>
  );
}

function Shown({ item }: { item: ShownToast }) {
  const t = useT();
  const destructive = item.variant === 'destructive';
  const words = `${item.title}. ${item.description ?? ''}`;
  useEffect(() => {
    // The library announces outside a modal dialog, where the page is inert.
    if (document.querySelector('dialog:modal')) announce(words);
  }, [words]);
  useEffect(() => {
    if (item.open) return;
    const timer = setTimeout(() => toastStore.forget(item.id), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [item.id, item.open]);
  return (
    <Radix.Root
      open={item.open}
      onOpenChange={open => open || toastStore.close(item.id)}
      duration={destructive ? TOAST.destructiveMs : TOAST.defaultMs}
      type="background"
      className={classes(
        'quoted flex items-start gap-3 border border-s-4 border-line bg-surface py-3.5 ps-4 pe-2 shadow-floating',
        'data-[state=open]:animate-[rise_180ms_ease-out] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform',
        destructive ? 'border-s-bad' : 'border-s-calm',
      )}
    >
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">{item.title}</Radix.Title>
        {item.description != null && (
          <Radix.Description className="text-[0.9375rem] text-muted">{item.description}</Radix.Description>
        )}
        {item.action && (
          <Radix.Action altText={item.action.label} asChild>
            <Button size="sm" className="mt-2" onClick={item.action.act}>
              {item.action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={t('ui.close')}
        className="reach grid size-8 shrink-0 place-items-center quoted-sm hover:bg-sunken"
      >
        <X className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
}
