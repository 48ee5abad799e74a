import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '#web/ui/browser/announce.ts';
import { classes } from '#web/ui/styles/classes.ts';
import { Mark } from '#web/ui/content/mark.tsx';

/** What is missing, what to do about it, and the button to do it. */
export function EmptyState({
  title,
  text,
  icon,
  action,
  isOutcome = false,
  className,
}: {
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** The outcome of a search or a filter: announced. */
  isOutcome?: boolean;
  className?: string;
}) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isOutcome) announce(heading.current?.textContent ?? '');
  }, [isOutcome]);
  return (
    <div
      className={classes(
        'grid justify-items-center gap-3 quoted border border-dashed border-line-strong px-5 py-10 text-center ruled',
        className,
      )}
    >
      <span className="text-muted [&_svg]:size-9">{icon ?? <Mark />}</span>
      <p ref={heading} className="font-display text-xl font-bold text-balance">
        {title}
      </p>
      {text != null && <p className="max-w-prose text-muted">{text}</p>}
      {action != null && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
