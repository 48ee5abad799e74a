import { useMe } from '#web/shared/api/use-me.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { useDownloadState } from '#web/shared/downloads/use-downloads.ts';

/** Why nothing can be downloaded by link, and what to do about it; nothing while all is well. */
export function ProviderHelp() {
  const t = useT();
  const me = useMe().data;
  const provider = useDownloadState().data?.provider;
  if (provider === undefined || provider.usable) return null;
  const { problem, problemValues } = provider;
  const { found = '?', needed = '?' } = problemValues;
  const isProgram = problem === 'not_installed' || problem === 'too_old';
  return (
    <Alert
      tone="warn"
      title={t('downloads.provider.title')}
      className="mb-5"
      action={
        me?.is_admin === true && (
          <LinkButton size="sm" href={`${APP_PATHS.admin}/sources`}>
            {t('downloads.provider.open')}
          </LinkButton>
        )
      }
    >
      <p>
        {problem === 'off' && t('downloads.provider.off')}
        {problem === 'not_installed' && t('downloads.provider.not_installed', { needed })}
        {problem === 'too_old' && t('downloads.provider.too_old', { found, needed })}
        {problem !== 'off' && !isProgram && t('downloads.provider.silent')}
      </p>
      {isProgram && <p className="mt-2">{t('downloads.provider.forAdmins')}</p>}
      {problem === 'off' && <p className="mt-2">{t('downloads.provider.forConsent')}</p>}
    </Alert>
  );
}
