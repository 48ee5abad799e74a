import { useEffect } from 'react';
import { useLanguage } from '#web/language/language.tsx';
import { PageMetadata } from '#web/metadata/page-metadata.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Wordmark } from '#web/ui/mark.tsx';

/** Whether this document was served for the address shown now; if not, the server may know the page. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name, location.href).pathname === location.pathname;
}

export function NotFoundScreen() {
  const { t, language } = useLanguage();
  useEffect(() => {
    if (!isOwnDocument()) location.reload();
  }, []);
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
