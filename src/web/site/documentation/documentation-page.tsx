import { DOC_GROUPS, DOC_SLUGS, type DocPage, type DocSlug } from '#i18n/documentation/documentation.ts';
import { SITE_PATHS } from '#web/paths.ts';
import { classes } from '#web/ui/styles/classes.ts';
import { DocHeading } from './doc-heading.tsx';
import { DocNav, OnThisPage } from './doc-nav.tsx';
import { docPath } from './doc-paths.ts';
import { DocUseful } from './doc-useful.tsx';
import { DocumentationBlock } from './documentation-block.tsx';
import { useSite } from '#web/site/site-context.tsx';

const MOST_BESIDE = 8;

/** A table with more columns replaces the contents beside it, so that it is fully visible on a large screen. */
function hasWideTable({ sections }: DocPage): boolean {
  return sections.some(({ blocks }) =>
    blocks.some(
      block => block.kind === 'plans' || (block.kind === 'table' && block.head.length > MOST_BESIDE),
    ),
  );
}

/** One page of the documentation: all pages at the left, the text, and its contents at the right. */
export function DocumentationPage({ slug }: { slug: DocSlug }) {
  const { t, documentation, formats } = useSite();
  const page = documentation[slug];
  const isWide = hasWideTable(page);
  return (
    <div
      className={classes(
        'mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 px-4 pt-8 sm:px-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:px-8 lg:pt-12',
        !isWide && 'xl:grid-cols-[14rem_minmax(0,1fr)_13rem]',
      )}
    >
      <DocNav slug={slug} />
      <article
        className={classes(
          'min-w-0',
          isWide ? 'lg:[&_:is(p,li,blockquote)]:max-w-3xl lg:[&_:is(td,th)]:px-2' : 'max-w-3xl',
        )}
      >
        <Breadcrumb slug={slug} />
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
            <DocHeading id={section.id} title={section.title} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {section.blocks.map((block, index) => (
                <DocumentationBlock key={`${block.kind}-${index}`} block={block} />
              ))}
            </div>
          </section>
        ))}
        <DocUseful slug={slug} />
        <Neighbours slug={slug} />
      </article>
      {!isWide && <OnThisPage page={page} />}
    </div>
  );
}

function Breadcrumb({ slug }: { slug: DocSlug }) {
  const { t, href, documentation } = useSite();
  const group = DOC_GROUPS.find(({ slugs }) => slugs.some(other => other === slug));
  return (
    <nav aria-label={t('docs.where')} className="mb-4 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a href={href(SITE_PATHS.docs)} className="reach underline underline-offset-4 hover:text-ink">
            {t('docs.title')}
          </a>
        </li>
        {group !== undefined && (
          <li className="before:me-2 before:content-['›']">{t(`docs.groups.${group.id}`)}</li>
        )}
        <li aria-current="page" className="before:me-2 before:content-['›']">
          {documentation[slug].title}
        </li>
      </ol>
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
      className="mt-10 grid gap-4 border-t border-line pt-6 sm:grid-cols-2"
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
