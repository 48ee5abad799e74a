import { docTitle } from '#i18n/documentation/doc-slots.ts';
import type { DocTarget } from '#i18n/documentation/documentation.ts';
import { docTargetPath } from './doc-paths.ts';
import { useSite } from '#web/site/site-context.tsx';

/** Further reading: pages and sections, each with its own title. */
export function DocLinks({ to }: { to: readonly DocTarget[] }) {
  const { href, documentation } = useSite();
  return (
    <ul className="flex flex-wrap gap-2">
      {to.map(target => {
        const [slug = ''] = target.split('#');
        const title = docTitle(target, documentation);
        const page = target.includes('#') ? docTitle(slug, documentation) : null;
        return (
          <li key={target}>
            <a
              href={href(docTargetPath(target))}
              className="inline-flex min-h-11 items-center gap-2 quoted-sm border border-line bg-surface px-4 py-2 hover:border-ink"
            >
              {page !== null && <span className="text-muted">{page} ›</span>}
              {title}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
