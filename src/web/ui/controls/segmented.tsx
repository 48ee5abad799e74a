import { useId, type ReactNode } from 'react';
import { classes } from '#web/ui/styles/classes.ts';

interface Segment<Value extends string | number> {
  value: Value;
  label: ReactNode;
}

/**
 * A few exclusive choices, in one line where there is space, none truncated: native radio buttons, so arrows and screen
 * readers just work.
 */
export function Segmented<Value extends string | number>({
  label,
  value,
  segments,
  onChange,
  hideLabel = false,
  className,
}: {
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  hideLabel?: boolean;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{label}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 quoted-sm bg-sunken p-1">
        {segments.map(segment => (
          <label
            key={segment.value}
            className="relative grid min-h-9 shrink-0 cursor-pointer place-items-center quoted-sm px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-calm pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
