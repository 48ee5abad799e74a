import { useT } from '#web/ui/language/language.tsx';
import { useAuthSettings } from './use-auth-settings.ts';

/** Beside whatever speaks of a mail: on a server that sends none, where it waits. */
export function KeptMailNote({ className }: { className?: string }) {
  const t = useT();
  if (useAuthSettings()?.sendsMail !== false) return null;
  return <p className={className}>{t('ui.keptMail')}</p>;
}
