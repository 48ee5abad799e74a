import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { classes } from '#web/ui/styles/classes.ts';

const BOX =
  'w-full min-h-11 quoted-sm border border-line-strong bg-surface px-3 text-base text-ink transition-colors hover:border-ink aria-invalid:border-bad disabled:bg-sunken disabled:opacity-70';

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, control, hint and error, linked to each other. `children` renders the control with the given attributes. */
export function Field({
  label,
  hint,
  error,
  action,
  className,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the end of the label's line, such as "forgot password". */
  action?: ReactNode;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
}) {
  const id = useId();
  const described = [hint != null && `${id}-hint`, error != null && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {action}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error != null || undefined,
      })}
      {hint != null && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {/* In the page before its text, so that screen readers announce the text; an alert shown here announces itself. */}
      <div aria-live={typeof error === 'object' ? undefined : 'polite'} className="empty:absolute">
        {error != null && (
          <p id={`${id}-error`} className="text-sm font-medium text-bad">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

export function TextInput({
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return <input {...rest} className={classes(BOX, className)} />;
}

export function TextArea({
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return <textarea {...rest} className={classes(BOX, 'min-h-28 py-2.5', className)} />;
}

/** The native select, which every phone and screen reader supports. */
export function Select({
  className,
  children,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) {
  return (
    <span className={classes('relative inline-flex', className)}>
      <select {...rest} className={classes(BOX, 'appearance-none pe-8 text-ellipsis')}>
        {children}
      </select>
      <svg
        aria-hidden
        viewBox="0 0 12 12"
        className="pointer-events-none absolute end-3 top-1/2 size-3 -translate-y-1/2 stroke-current"
      >
        <path d="m2 4.5 4 4 4-4" fill="none" strokeWidth="1.75" />
      </svg>
    </span>
  );
}
