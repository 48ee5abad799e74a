import { useEffect, useState } from 'react';

/** Keeps the screen on while visible, where the browser can; returns whether it does. */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        got => {
          if (isLeft) return void got.release();
          lock = got;
          setIsAwake(true);
          got.addEventListener('release', () => setIsAwake(false));
        },
        // Refused, for instance on low battery: the screen may go dark as usual.
        () => setIsAwake(false),
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
