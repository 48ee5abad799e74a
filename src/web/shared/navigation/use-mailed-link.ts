import { useEffect, useState } from 'react';

/**
 * What a link in a mail brought behind the `#`. It leaves the address at once, so that it stays in no history; another
 * mail's link opened in the same tab takes its place, so what is shown of it needs a key. `read` stays the same.
 */
export function useMailedLink<Given>(read: (fragment: URLSearchParams) => Given | null): Given | null {
  const [given, setGiven] = useState(() => read(fragmentOfAddress()));
  useEffect(() => {
    const take = () => {
      const fresh = read(fragmentOfAddress());
      if (fresh !== null) setGiven(fresh);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [read]);
  return given;
}

export const mailedToken = (fragment: URLSearchParams): string | null => fragment.get('token') || null;

function fragmentOfAddress(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}
