interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Of toasts on one topic only the latest is shown: each try of a form replaces the last refusal. */
  topic?: string;
  /** An action offered while it is shown. */
  action?: { label: string; act: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** Spec §9: three at most; 4 s, 5 s for a destructive one; closed by a swipe of 50 px; reached with F8. */
export const TOAST = {
  visible: 3,
  defaultMs: 4_000,
  destructiveMs: 5_000,
  swipePx: 50,
  hotkey: 'F8',
} as const;

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function update(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast. It replaces the last one on its topic, and a success also replaces earlier failures. A fourth removes
 * the oldest; over an open dialog only one is shown at a time, so that it stays readable.
 */
export function toast(message: ToastMessage): void {
  const isFailure = message.variant === 'destructive';
  const others = shown.filter(
    ({ topic, variant }) =>
      (topic === undefined || topic !== message.topic) && (isFailure || variant !== 'destructive'),
  );
  const most = isDialogOpen() ? 1 : TOAST.visible;
  update([{ ...message, id: nextId++, open: true }, ...others].slice(0, most));
}

function isDialogOpen(): boolean {
  return typeof document !== 'undefined' && document.querySelector('dialog:modal') !== null;
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => shown,
  close: (id: number) => update(shown.map(item => (item.id === id ? { ...item, open: false } : item))),
  forget: (id: number) => update(shown.filter(item => item.id !== id)),
};
