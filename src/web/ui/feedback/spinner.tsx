import { classes } from '#web/ui/styles/classes.ts';

/** Appears only after 300 ms, so that short waits show none. `label` is read aloud and, unless hidden, shown. */
export function Spinner({
  label,
  hideLabel = false,
  className,
}: {
  label: string;
  hideLabel?: boolean;
  className?: string;
}) {
  return (
    <output className={classes('after-a-moment flex items-center gap-3 text-muted', className)}>
      <span
        aria-hidden
        className="size-5 animate-spin rounded-full border-[2.5px] border-signal border-e-transparent"
      />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </output>
  );
}

/** The screen shown while a page's code or the session loads. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}
