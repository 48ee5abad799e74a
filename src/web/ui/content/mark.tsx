import { classes } from '#web/ui/styles/classes.ts';

/** An opening quotation mark whose second stroke is a fish hook. `outer` follows the text colour. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 32" aria-hidden className={classes('shrink-0', className)}>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3.3">
        <path stroke="currentColor" d="M12.2 7.4 4.6 14.8a1.7 1.7 0 0 0 0 2.4l7.6 7.4" />
        <g stroke="var(--signal)">
          <circle cx="25" cy="4.6" r="2.2" strokeWidth="2.3" />
          <path d="M23.2 6.6 15.8 14c-1.6 1.6-1.5 3.2-.2 5l3.5 4.8c3 4.1 9.9 2.6 10-3.2v-4.4l-4.5 3.9" />
        </g>
      </g>
    </svg>
  );
}

export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-2 font-display text-[1.375rem] leading-none font-extrabold tracking-tight',
        className,
      )}
    >
      <Mark className="size-7" />
      {name}
    </span>
  );
}
