import { useEffect } from 'react';
import { useLanguage } from '#web/ui/language/language.tsx';
import { PageMetadata } from '#web/shared/navigation/page-metadata.tsx';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { Wordmark } from '#web/ui/content/mark.tsx';

/** Whether this document was served for the current URL; if not, the server may know the page. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name, location.href).pathname === location.pathname;
}

function useOwnDocument(): void {
  useEffect(() => {
    if (!isOwnDocument()) location.reload();
  }, []);
}

/** Shown in place of an app page. */
export function NotFoundPage() {
  const { t, language } = useLanguage();
  useOwnDocument();
  return (
    <div className="grid justify-items-center gap-5 py-16 text-center">
      <PageMetadata title={`${t('shell.notFound.title')} · ${t('shell.product')}`} />
      <h1 className="text-3xl">{t('shell.notFound.title')}</h1>
      <p className="max-w-md text-muted">{t('shell.notFound.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href={APP_PATHS.dashboard} variant="signal">
          {t('shell.notFound.dashboard')}
        </LinkButton>
        <LinkButton href={sitePath(SITE_PATHS.home, language)}>{t('shell.notFound.home')}</LinkButton>
      </div>
    </div>
  );
}

export function NotFoundScreen() {
  const { t, language } = useLanguage();
  useOwnDocument();
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center ruled">
      <PageMetadata title={`${t('shell.notFound.title')} · ${t('shell.product')}`} />
      <div className="grid justify-items-center gap-5">
        <Wordmark name={t('shell.product')} />
        <p
          aria-hidden
          className="font-display text-[clamp(5rem,20vw,9rem)] leading-none font-extrabold text-signal"
        >
          {'404'}
        </p>
        <h1 className="text-3xl">{t('shell.notFound.title')}</h1>
        <p className="max-w-md text-muted">{t('shell.notFound.text')}</p>
        <LinkButton href={sitePath(SITE_PATHS.home, language)} variant="signal">
          {t('shell.notFound.home')}
        </LinkButton>
      </div>
    </main>
  );
}
