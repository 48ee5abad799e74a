import { useSyncExternalStore } from 'react';

/** Spec §9: under 768 px the sidebar is a drawer. */
const WIDE = '(min-width: 48rem)';

export function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

export function useWide(): boolean {
  return useSyncExternalStore(listener => {
    const media = matchMedia(WIDE);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  }, isWide);
}
