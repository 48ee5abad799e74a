import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '#web/ui/styles/classes.ts';

type ButtonVariant = 'signal' | 'calm' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const SHAPE =
  'inline-flex items-center justify-center gap-2 quoted-sm font-semibold text-center transition-[background-color,border-color,translate,box-shadow] duration-150 active:translate-y-px disabled:opacity-55 aria-disabled:opacity-55 disabled:active:translate-y-0 select-none';

const VARIANT: Record<ButtonVariant, string> = {
  signal: 'bg-signal text-on-signal hover:bg-signal-strong shadow-[inset_0_-2px_0_#0000001f]',
  calm: 'bg-calm text-on-calm hover:brightness-110',
  outline: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-bad-fill text-on-bad-fill hover:brightness-110',
};

/* Small for a mouse pointer, 44 px for touch. */
const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 py-1 text-sm',
  md: 'min-h-11 px-4 py-1.5 text-[0.9375rem]',
  lg: 'min-h-13 px-6 text-base',
};

function buttonClasses(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classes(SHAPE, VARIANT[variant], SIZE[size], className);
}

interface Looks {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** `busy` keeps the width and the focus, ignores clicks and is exposed to assistive technology. */
export function Button({
  variant = 'outline',
  size = 'md',
  icon,
  busy = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: Looks & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
      className={buttonClasses(variant, size, className)}
    >
      {busy ? <Turning /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. Inside the app it navigates without a page load. */
export function LinkButton({
  variant = 'outline',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: Looks & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a {...rest} className={buttonClasses(variant, size, className)}>
      {icon}
      {children}
    </a>
  );
}

/** A square icon button; `label` is its name and its title. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classes(
        'inline-grid size-10 shrink-0 place-items-center quoted-sm transition-colors hover:bg-sunken disabled:opacity-50 pointer-coarse:size-11',
        className,
      )}
    >
      {children}
    </button>
  );
}

function Turning() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  );
}
