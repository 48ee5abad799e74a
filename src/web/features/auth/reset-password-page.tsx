import { useEffect, useState } from 'react';
import { ChoosePassword } from './choose-password.tsx';
import { externalAuth } from '#web/shared/session/external-auth.ts';
import { RequestReset } from './request-reset.tsx';
import { addressCarriesCode } from '#web/shared/session/stored-session.ts';

/** A forgotten password: requests a link, or, when opened by the link, sets a new one. */
export function ResetPasswordPage() {
  const [token, setToken] = useState(tokenInAddress);
  const [broughtSession, setBroughtSession] = useState(
    () => externalAuth() !== null && addressCarriesCode(location) && !location.hash.includes('error'),
  );
  const [linkDead, setLinkDead] = useState(false);
  useEffect(() => {
    // The link may be opened in the very tab that asked for it.
    const onHashChange = () => {
      const fresh = tokenInAddress();
      if (fresh !== null) setToken(fresh);
    };
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);
  if (token === null && broughtSession) {
    return <ChoosePassword token={null} onDeadLink={() => setBroughtSession(false)} />;
  }
  if (token === null) return <RequestReset linkDead={linkDead} />;
  return (
    <ChoosePassword
      key={token}
      token={token}
      onDeadLink={() => {
        setLinkDead(true);
        setToken(null);
      }}
    />
  );
}

/** The token is removed from the URL immediately, so that it stays in no history. */
function tokenInAddress(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token !== null) history.replaceState(history.state, '', location.pathname);
  return token;
}
