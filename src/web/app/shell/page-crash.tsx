import { useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Missing page code means that a newer build is being served. */
function isOutdated(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script|Importing/i.test(error.message)
  );
}

export function PageCrash({ error }: { error: unknown }) {
  const { t, language } = useLanguage();
  return (
    <EmptyState
      title={t('shell.crash.title')}
      text={t(isOutdated(error) ? 'shell.crash.outdated' : 'shell.crash.text')}
      action={
        <>
          <Button variant="signal" onClick={() => location.reload()}>
            {t('shell.crash.reload')}
          </Button>
          <LinkButton href={sitePath(SITE_PATHS.support, language)}>{t('shell.crash.support')}</LinkButton>
        </>
      }
    />
  );
}
