import { useEffect, useState } from 'react';

/**
 * Reads the fragment of a mailed link. It is removed from the URL immediately, so that it stays in no history; another
 * mail's link opened in the same tab replaces it, so the component that shows it needs a key. `read` stays the same. A
 * reusable link `outlivesReload`: it is stored with this history entry, outside the URL.
 */
export function useMailedLink<Given>(
  read: (fragment: URLSearchParams) => Given | null,
  { outlivesReload = false } = {},
): Given | null {
  const [given, setGiven] = useState(() => read(fragmentGiven()));
  useEffect(() => {
    const take = () => {
      const fragment = fragmentGiven();
      const fresh = read(fragment);
      if (fresh !== null) setGiven(fresh);
      const kept = outlivesReload ? { mailedLink: fragment.toString() } : {};
      history.replaceState({ ...asState(history.state), ...kept }, '', location.pathname + location.search);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [read, outlivesReload]);
  return given;
}

export const mailedToken = (fragment: URLSearchParams): string | null => fragment.get('token') || null;

function fragmentGiven(): URLSearchParams {
  const { mailedLink } = asState(history.state);
  return new URLSearchParams(location.hash.slice(1) || (typeof mailedLink === 'string' ? mailedLink : ''));
}

function asState(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}
