import { DOC_GROUPS } from '#i18n/documentation/documentation.ts';
import { docPath } from './doc-paths.ts';
import { SearchBox } from '#web/site/search/search-box.tsx';
import { useSite } from '#web/site/site-context.tsx';
import { SitePage } from '#web/site/site-page.tsx';

/** The documentation index: every page in its group, with the question it answers. */
export function DocsPage() {
  const { t, href, documentation } = useSite();
  return (
    <SitePage title={t('docs.title')} text={t('docs.text')}>
      <div className="mb-10 max-w-3xl">
        <SearchBox />
      </div>
      {DOC_GROUPS.filter(group => group.slugs.length > 0).map(group => (
        <section key={group.id} aria-labelledby={`group-${group.id}`} className="mb-12">
          <h2 id={`group-${group.id}`} className="mb-4 text-2xl">
            {t(`docs.groups.${group.id}`)}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {group.slugs.map(slug => {
              const page = documentation[slug];
              return (
                <li key={slug} className="grid">
                  <a
                    href={href(docPath(slug))}
                    className="quoted block border border-line bg-surface p-5 shadow-raised transition-[border-color,translate] hover:-translate-y-0.5 hover:border-ink"
                  >
                    {slug === 'introduction' && (
                      <span className="text-sm font-semibold text-signal-text">{t('docs.start')}</span>
                    )}
                    <span className="block font-display text-xl font-bold">{page.title}</span>
                    <span className="mt-1.5 block text-[0.9375rem] text-muted">{page.summary}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </SitePage>
  );
}
