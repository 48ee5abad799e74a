import { DOC_SLUGS } from '#i18n/documentation.ts';
import { docPath } from './doc-paths.ts';
import { useSite } from './site-context.tsx';
import { SitePage } from './site-page.tsx';

/** The way in: every page of the documentation with what it answers. */
export function DocsPage() {
  const { t, href, documentation } = useSite();
  return (
    <SitePage title={t('docs.title')} text={t('docs.text')}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {DOC_SLUGS.map((slug, index) => {
          const page = documentation[slug];
          return (
            <li key={slug} className="grid">
              <a
                href={href(docPath(slug))}
                className="quoted block border border-line bg-surface p-6 shadow-raised transition-[border-color,translate] hover:-translate-y-0.5 hover:border-ink"
              >
                {index === 0 && (
                  <span className="text-sm font-semibold text-signal-text">{t('docs.start')}</span>
                )}
                <span className="block font-display text-2xl font-bold">{page.title}</span>
                <span className="mt-2 block text-muted">{page.summary}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </SitePage>
  );
}
