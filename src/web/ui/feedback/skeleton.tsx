import { classes } from '#web/ui/styles/classes.ts';

/** A placeholder for content in its final size: set height and width with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('block animate-[breathe_1.6s_ease-in-out_infinite] quoted-sm bg-sunken', className)}
    />
  );
}

/** A paragraph's worth of lines. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classes('h-4', line === lines - 1 && 'w-2/3')} />
      ))}
    </span>
  );
}
