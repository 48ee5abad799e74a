import { useEffect, useState } from 'react';

function tokenInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token');
}

/** The token that a link in a mail brought. It leaves the address at once, so that it stays in no history. */
export function useTokenInAddress(): string | null {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    const take = () => {
      const given = tokenInAddress();
      if (given !== null) setToken(given);
      history.replaceState(history.state, '', location.pathname);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}
