import { classes } from '#web/ui/styles/classes.ts';

type ProgressTone = 'primary' | 'warning' | 'danger' | 'calm';

const FILL: Record<ProgressTone, string> = {
  primary: 'bg-calm',
  calm: 'bg-calm',
  warning: 'bg-warn-fill',
  danger: 'bg-bad',
};

/** `percent` is limited to 0–100. `valueText` is read aloud instead of the bare percentage. */
export function ProgressBar({
  label,
  percent,
  tone = 'primary',
  valueText,
  className,
}: {
  label: string;
  percent: number;
  tone?: ProgressTone;
  valueText?: string;
  className?: string;
}) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div
      // <progress> cannot be styled the same way in every browser.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={valueText}
      data-tone={tone}
      className={classes('h-2 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className={classes('h-full rounded-full transition-[width] duration-300', FILL[tone])}
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}
