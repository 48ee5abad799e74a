import Link2 from 'lucide-react/icons/link-2';
import type { ReactNode } from 'react';
import { useSite } from '#web/site/site-context.tsx';

/** A heading with its anchor; a click on the icon beside it copies the link. */
export function DocHeading({
  id,
  title,
  level = 2,
  children,
}: {
  id: string;
  title: string;
  level?: 2 | 3;
  children?: ReactNode;
}) {
  const { t } = useSite();
  const Heading = `h${level}` as const;
  return (
    <div className="group mb-4 flex items-center gap-1">
      <Heading id={id} className={`scroll-mt-24 ${level === 2 ? 'text-2xl' : 'text-lg'}`}>
        {children ?? title}
      </Heading>
      <a
        href={`#${id}`}
        data-copy-link
        data-copied={t('docs.copied')}
        aria-label={t('docs.copyLink', { title })}
        title={t('docs.copyLink', { title })}
        className="inline-grid size-11 shrink-0 place-items-center quoted-sm text-muted opacity-0 group-hover:opacity-100 hover:bg-sunken hover:text-ink focus-visible:opacity-100 data-done:text-calm data-done:opacity-100 pointer-coarse:opacity-100"
      >
        <Link2 aria-hidden className="size-4.5" />
      </a>
    </div>
  );
}
