import X from 'lucide-react/icons/x';
import { DOC_GROUPS, type DocPage, type DocSlug } from '#i18n/documentation/documentation.ts';
import { SITE_PATHS } from '#web/paths.ts';
import { docPath } from './doc-paths.ts';
import { SearchBox } from '#web/site/search/search-box.tsx';
import { useSite } from '#web/site/site-context.tsx';

/** All pages in their groups: beside the text, and on a phone in a drawer that works without JavaScript. */
export function DocNav({ slug }: { slug: DocSlug }) {
  const { t, href } = useSite();
  return (
    <>
      <div className="grid min-w-0 gap-3 lg:hidden">
        <SearchBox />
        <details data-menu className="group/drawer">
          <summary className="flex min-h-11 list-none items-center group-open/drawer:before:fixed group-open/drawer:before:inset-0 group-open/drawer:before:z-30 group-open/drawer:before:bg-night/60 group-open/drawer:before:content-[''] justify-between gap-3 quoted-sm border border-line bg-surface px-4 font-medium [&::-webkit-details-marker]:hidden">
            {t('docs.pages')}
            <X aria-hidden className="size-5 rotate-45 transition-transform group-open/drawer:rotate-0" />
          </summary>
          <nav
            aria-label={t('docs.nav')}
            data-scrolls
            className="fixed inset-y-0 start-0 z-40 w-[min(20rem,85vw)] overflow-y-auto overscroll-contain border-e border-line bg-paper px-3 py-4 shadow-floating"
          >
            <Groups slug={slug} />
          </nav>
        </details>
      </div>
      <nav
        aria-label={t('docs.nav')}
        className="sticky top-20 flex max-h-[calc(100dvh-6rem)] min-w-0 flex-col self-start max-lg:hidden"
      >
        <SearchBox />
        <a
          href={href(SITE_PATHS.docs)}
          className="mb-2 inline-flex min-h-11 items-center px-3 font-display font-bold"
        >
          {t('docs.title')}
        </a>
        <div data-scrolls className="min-h-0 overflow-y-auto pb-6">
          <Groups slug={slug} />
        </div>
      </nav>
    </>
  );
}

function Groups({ slug }: { slug: DocSlug }) {
  const { t, href, documentation } = useSite();
  return DOC_GROUPS.filter(group => group.slugs.length > 0).map(group => (
    <div key={group.id} className="mb-4">
      <p className="px-3 pb-1 text-sm font-semibold text-muted">{t(`docs.groups.${group.id}`)}</p>
      <ul>
        {group.slugs.map(other => (
          <li key={other}>
            <a
              href={href(docPath(other))}
              aria-current={other === slug ? 'page' : undefined}
              className="flex min-h-9 items-center quoted-sm px-3 py-1 text-[0.9375rem] hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-semibold pointer-coarse:min-h-11"
            >
              {documentation[other].title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The contents of a page, where there is space. */
export function OnThisPage({ page }: { page: DocPage }) {
  const { t } = useSite();
  return (
    <nav
      aria-label={t('docs.onThisPage')}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto max-xl:hidden"
    >
      <p className="mb-2 text-sm font-semibold">{t('docs.onThisPage')}</p>
      <ul className="border-s border-line">
        {page.sections.map(section => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="block py-1.5 ps-4 text-sm text-muted hover:text-ink">
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
