import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

/** The filters of a page, stored in its URL: they survive a reload and can be shared. */
export function useAddress(): {
  get: (name: string) => string;
  set: (values: Record<string, string>) => void;
} {
  const search = useSearch();
  const [pathname, navigate] = useLocation();
  const set = useCallback(
    (values: Record<string, string>) => {
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') query.delete(name);
        else query.set(name, value);
      }
      const text = query.toString();
      navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true });
    },
    [search, pathname, navigate],
  );
  return { get: name => new URLSearchParams(search).get(name) ?? '', set };
}
