import { LEGAL_SLUGS, type LegalBlock, type LegalSlug } from '#i18n/slots/legal.ts';
import { LegalText } from './legal-text.tsx';
import { useSite } from '#web/site/site-context.tsx';
import { TextTable } from '#web/site/text-table.tsx';

/** One legal page, with links to the others. */
export function LegalPage({ slug }: { slug: LegalSlug }) {
  const { t, legal, href } = useSite();
  const page = legal[slug];
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 px-4 pt-8 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:px-8 lg:pt-12">
      <nav aria-label={t('legal.nav')} className="min-w-0 self-start lg:sticky lg:top-24">
        <ul
          data-scrolls
          className="-mx-4 flex gap-1 scrolls-sideways px-4 pb-2 sm:mx-0 sm:flex-wrap sm:px-0 lg:grid lg:overflow-visible"
        >
          {LEGAL_SLUGS.map(other => (
            <li key={other}>
              <a
                href={href(`/${other}`)}
                aria-current={other === slug ? 'page' : undefined}
                className="flex min-h-11 items-center quoted-sm px-3 py-1.5 text-[0.9375rem] text-muted hover:bg-sunken hover:text-ink max-lg:whitespace-nowrap aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {legal[other].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="max-w-3xl min-w-0">
        <header className="mb-10">
          <h1 className="text-[clamp(2.25rem,1.6rem+2.4vw,3.25rem)] leading-[1.02] font-extrabold tracking-[-0.03em] text-balance">
            {page.title}
          </h1>
          <p className="mt-4 text-lg text-muted">{page.summary}</p>
        </header>
        {page.sections.map(section => (
          <section key={section.id} aria-labelledby={section.id} className="mb-10">
            <h2 id={section.id} className="mb-3 scroll-mt-24 text-2xl">
              {section.title}
            </h2>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {section.blocks.map((block, index) => (
                <Block key={`${block.kind}-${index}`} block={block} />
              ))}
            </div>
          </section>
        ))}
      </article>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="leading-7 break-words">
          <LegalText text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className="border-s-4 border-calm bg-calm-wash px-4 py-3 leading-7">
          <LegalText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="grid list-disc gap-2 ps-6 leading-7 marker:text-signal">
          {block.items.map(item => (
            <li key={item}>
              <LegalText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return block.head.every(header => header === '') ? <Facts rows={block.rows} /> : <Rows block={block} />;
  }
}

/** Terms and descriptions: a description list, not a table. */
function Facts({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {rows.map(([term = '', fact = '']) => (
        <div key={term} className="contents">
          <dt className="text-muted max-sm:mt-2">{term}</dt>
          <dd className="font-medium break-words">
            <LegalText text={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ block }: { block: Extract<LegalBlock, { kind: 'table' }> }) {
  return (
    <TextTable
      block={block}
      text={LegalText}
      // Three columns of sentences are too narrow on a phone, and so is a sentence beside its label.
      stacks={block.head.length > 2}
      className="max-sm:[&_td]:grid max-sm:[&_td]:justify-items-start max-sm:[&_td]:gap-0 max-sm:[&_td]:text-start"
    />
  );
}
