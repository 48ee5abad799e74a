import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '#web/ui/styles/classes.ts';

/** A card. `as="section"` with a title makes it a landmark. */
export function Card({
  as: Tag = 'section',
  className,
  children,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'section' | 'div' | 'article' | 'aside' | 'li' }) {
  return (
    <Tag
      {...rest}
      className={classes('quoted min-w-0 border border-line bg-surface p-5 shadow-raised sm:p-6', className)}
    >
      {children}
    </Tag>
  );
}

/** Title, a sentence below it, and actions at its end. */
export function CardHeader({
  title,
  text,
  actions,
  level = 2,
  id,
}: {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  id?: string;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 sm:flex-1 sm:basis-60">
        <Heading id={id} className="text-xl">
          {title}
        </Heading>
        {text != null && <p className="mt-1 text-sm text-muted">{text}</p>}
      </div>
      {actions != null && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

/** A card that is a link as a whole. */
export function LinkCard({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      className={classes(
        'quoted group block min-w-0 border border-line bg-surface p-5 shadow-raised transition-[border-color,translate] duration-150 hover:-translate-y-0.5 hover:border-ink',
        className,
      )}
    >
      {children}
    </a>
  );
}
