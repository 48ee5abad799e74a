import { DOC_SLUGS, type DocPage, type DocSlug } from '#i18n/documentation.ts';
import { SITE_PATHS } from '#web/paths.ts';
import { docPath } from './doc-paths.ts';
import { DocumentationBlock } from './documentation-block.tsx';
import { useSite } from './site-context.tsx';

/** One page of the documentation: all pages at the left, the text, and its parts at the right. */
export function DocumentationPage({ slug }: { slug: DocSlug }) {
  const { t, documentation, formats } = useSite();
  const page = documentation[slug];
  return (
    <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 px-4 pt-8 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:px-8 lg:pt-12 xl:grid-cols-[13rem_minmax(0,1fr)_13rem]">
      <PagesNav slug={slug} />
      <article className="min-w-0 max-w-3xl">
        <header className="mb-10">
          <h1 className="text-[clamp(2.25rem,1.6rem+2.4vw,3.25rem)] leading-[1.02] font-extrabold tracking-[-0.03em]">
            {page.title}
          </h1>
          <p className="mt-4 text-lg text-muted">{page.summary}</p>
          <p className="mt-3 text-sm text-muted">
            {t('docs.updated', { date: formats.date(page.checkedOn) })}
          </p>
        </header>
        {page.sections.map(section => (
          <section key={section.id} aria-labelledby={section.id} className="mb-12">
            <h2 id={section.id} className="mb-4 scroll-mt-24 text-2xl">
              <a href={`#${section.id}`} className="hover:underline">
                {section.title}
              </a>
            </h2>
            <div className="grid gap-4">
              {section.blocks.map((block, index) => (
                <DocumentationBlock key={`${block.kind}-${index}`} block={block} />
              ))}
            </div>
          </section>
        ))}
        <Neighbours slug={slug} />
      </article>
      <OnThisPage page={page} />
    </div>
  );
}

function PagesNav({ slug }: { slug: DocSlug }) {
  const { t, href, documentation } = useSite();
  return (
    <nav aria-label={t('docs.nav')} className="min-w-0 self-start lg:sticky lg:top-24">
      <a
        href={href(SITE_PATHS.docs)}
        className="mb-2 inline-flex min-h-11 items-center font-display font-bold lg:px-3"
      >
        {t('docs.title')}
      </a>
      <ul className="-mx-4 flex gap-1 scrolls-sideways px-4 pb-2 sm:mx-0 sm:flex-wrap sm:px-0 lg:grid lg:overflow-visible">
        {DOC_SLUGS.map(other => (
          <li key={other}>
            <a
              href={href(docPath(other))}
              aria-current={other === slug ? 'page' : undefined}
              className="flex min-h-11 items-center border-transparent quoted-sm px-3 text-[0.9375rem] whitespace-nowrap text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {documentation[other].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OnThisPage({ page }: { page: DocPage }) {
  const { t } = useSite();
  return (
    <nav aria-label={t('docs.onThisPage')} className="sticky top-24 self-start max-xl:hidden">
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

function Neighbours({ slug }: { slug: DocSlug }) {
  const { t, href, documentation } = useSite();
  const at = DOC_SLUGS.indexOf(slug);
  const neighbours = [
    { label: t('docs.previous'), to: DOC_SLUGS[at - 1], className: '' },
    { label: t('docs.next'), to: DOC_SLUGS[at + 1], className: 'sm:col-start-2 sm:text-end' },
  ];
  return (
    <nav
      aria-label={t('docs.neighbours')}
      className="mt-16 grid gap-4 border-t border-line pt-6 sm:grid-cols-2"
    >
      {neighbours.map(
        ({ label, to, className }) =>
          to !== undefined && (
            <a
              key={label}
              href={href(docPath(to))}
              className={`quoted border border-line bg-surface p-4 hover:border-ink ${className}`}
            >
              <span className="block text-sm text-muted">{label}</span>
              <span className="font-display text-lg font-bold">{documentation[to].title}</span>
            </a>
          ),
      )}
    </nav>
  );
}
