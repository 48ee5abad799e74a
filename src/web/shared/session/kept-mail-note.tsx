import { useT } from '#web/ui/language/language.tsx';
import { useAuthSettings } from './use-auth-settings.ts';

/** Shown with texts about a mail, on a server that sends none: says where the mail is. */
export function KeptMailNote({ className }: { className?: string }) {
  const t = useT();
  if (useAuthSettings()?.sendsMail !== false) return null;
  return <p className={className}>{t('ui.keptMail')}</p>;
}
