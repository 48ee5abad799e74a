import { useEffect, useState } from 'react';
import { authAddress, externalAuth } from './external-auth.ts';

/** What this server offers; until loaded, the minimum. */
interface AuthSettings {
  google: boolean;
  /** Whether mails are sent; otherwise links stay in the outbox. */
  sendsMail: boolean;
  /** The same for text messages. */
  sendsSms: boolean;
}

let chosen: Promise<AuthSettings> | undefined;

async function fetchSettings(): Promise<AuthSettings> {
  const key = externalAuth()?.key;
  const response = await fetch(`${authAddress()}/settings`, key ? { headers: { apikey: key } } : {});
  if (!response.ok) throw new Error(`settings answered ${response.status}`);
  const settings = (await response.json()) as {
    external?: { google?: boolean };
    mailer_autoconfirm?: boolean;
    sms_provider?: string;
  };
  return {
    google: settings.external?.google === true,
    sendsMail: settings.mailer_autoconfirm === false,
    sendsSms: settings.sms_provider !== 'outbox',
  };
}

export function useAuthSettings(): AuthSettings | null {
  const [settings, setSettings] = useState<AuthSettings | null>(null);
  useEffect(() => {
    let gone = false;
    chosen ??= fetchSettings();
    chosen
      .then(answer => gone || setSettings(answer))
      .catch(() => {
        chosen = undefined;
      });
    return () => {
      gone = true;
    };
  }, []);
  return settings;
}
