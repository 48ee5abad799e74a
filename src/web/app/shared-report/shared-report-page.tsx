import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OpenedShare } from '#contract/sharing.ts';
import { SHARE_TOKEN } from '#domain/sharing/share-link.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { LanguageMenu } from '#web/shared/language/language-menu.tsx';
import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { PageMetadata } from '#web/shared/navigation/page-metadata.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { PageHelp } from '#web/shared/public-page/page-help.tsx';
import { ThemeMenu } from '#web/shared/theme/theme-menu.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Wordmark } from '#web/ui/content/mark.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SharedAccountView } from './shared-account-view.tsx';
import { SharedVideoView } from './shared-video-view.tsx';

function tokenInAddress(): string | null {
  const token = location.hash.slice(1);
  return SHARE_TOKEN.test(token) ? token : null;
}

/** The target of a share link: one version of a report, without a session. */
export function SharedReportPage() {
  const { t, language } = useLanguage();
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    const read = () => setToken(tokenInAddress());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return (
    <div className="min-h-dvh">
      <PageMetadata title={`${t('sharing.page.title')} · ${t('shell.product')}`} noindex />
      <header className="flex items-center justify-between gap-3 px-4 py-3 sm:px-8 print:hidden">
        <a
          href={sitePath(SITE_PATHS.home, language)}
          aria-label={t('sharing.page.home')}
          className="quoted-sm p-2"
        >
          <Wordmark name={t('shell.product')} />
        </a>
        <div className="flex items-center gap-1">
          <PageHelp />
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </header>
      <main className="mx-auto max-w-5xl px-4 pt-2 pb-16 sm:px-8">
        {token === null ? <Closed /> : <Opened key={token} token={token} />}
      </main>
    </div>
  );
}

function Opened({ token }: { token: string }) {
  const query = useQuery(
    // Each request counts as an opening: once is enough.
    orpc.sharing.open.queryOptions({ input: { token }, staleTime: Infinity, retry: false }),
  );
  if (query.isError && query.data === undefined) return <Closed error={query.error} />;
  return (
    <QueryPanel query={query} skeleton={<Skeleton className="h-[40rem]" />}>
      {opened => (
        <article data-printable className="grid gap-6">
          {opened.kind === 'video_report' ? (
            <SharedVideoView report={opened.report} hidden={opened.hidden} />
          ) : (
            <SharedAccountView report={opened.report} />
          )}
          <Terms opened={opened} />
        </article>
      )}
    </QueryPanel>
  );
}

/** Until when it can be opened, and what its owner has removed. */
function Terms({ opened }: { opened: OpenedShare }) {
  const t = useT();
  const formats = useFormats();
  return (
    <footer className="border-t border-line pt-4 text-sm text-muted">
      {opened.hidden.length > 0 && (
        <p>
          {t('sharing.page.hidden', {
            fields: opened.hidden.map(field => t(`sharing.hiddenFields.${field}`)).join(', '),
          })}
        </p>
      )}
      <p>{t('sharing.page.you')}</p>
      <p>{t('sharing.page.until', { when: formats.dateTime(opened.expires_at) })}</p>
    </footer>
  );
}

function Closed({ error }: { error?: unknown }) {
  const { t, language } = useLanguage();
  const say = useErrorText();
  return (
    <EmptyState
      title={t('sharing.page.closed')}
      text={error === undefined ? say.code('share_link_closed', {}) : say.error(error)}
      action={
        <a href={sitePath(SITE_PATHS.home, language)} className="link">
          {t('sharing.page.home')}
        </a>
      }
    />
  );
}
