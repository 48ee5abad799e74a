import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';

const ToastRegion = lazy(() => import('./toast-region.tsx').then(it => ({ default: it.ToastRegion })));

/** Rendered once, at the root. Its code is loaded with the first toast; feature code calls `toast()`. */
export function Toaster() {
  const waiting = useSyncExternalStore(toastStore.subscribe, toastStore.current).length > 0;
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  return <Suspense fallback={null}>{needed && <ToastRegion />}</Suspense>;
}
