import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '#web/ui/styles/classes.ts';

const GAP = 8;

export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
}

/* Positioned from the trigger's box alone, before the first paint: the width is known, the height is capped. */
function place(panel: HTMLElement, anchor: DOMRect, width: number) {
  const { innerWidth, innerHeight } = window;
  const wide = Math.min(width, innerWidth - 2 * GAP);
  const wished = anchor.left + anchor.width / 2 > innerWidth / 2 ? anchor.right - wide : anchor.left;
  const left = Math.min(Math.max(GAP, wished), innerWidth - GAP - wide);
  const below = innerHeight - anchor.bottom;
  const upwards = below < 320 && anchor.top > below;
  const room = (upwards ? anchor.top : below) - 2 * GAP;
  Object.assign(panel.style, {
    inset: 'auto',
    width: `${wide}px`,
    left: `${left}px`,
    maxHeight: `${room}px`,
    ...(upwards ? { bottom: `${innerHeight - anchor.top + GAP}px` } : { top: `${anchor.bottom + GAP}px` }),
  });
}

/**
 * A panel in the top layer, opened and closed by the browser itself (Escape, a click elsewhere). Its content is mounted
 * only while it is open.
 */
export function Popover({
  label,
  width = 320,
  className = 'p-4',
  trigger,
  children,
}: {
  label: string;
  width?: number;
  /** Must set its own padding: of two padding classes the wider would win. */
  className?: string;
  trigger: (attributes: PopoverTrigger) => ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      {trigger({ ref: anchor, popoverTarget: id, 'aria-expanded': open, 'aria-controls': id })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        // A <dialog> would take the focus when it opens by hovering.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="dialog"
        aria-label={label}
        onBeforeToggle={event => {
          if (event.target !== event.currentTarget) return;
          const opens = event.newState === 'open';
          const hadFocus = event.currentTarget.contains(document.activeElement);
          flushSync(() => setOpen(opens));
          if (opens && anchor.current)
            place(event.currentTarget, anchor.current.getBoundingClientRect(), width);
          // The focused element is gone before the browser could restore the focus.
          if (!opens && hadFocus) anchor.current?.focus();
        }}
        className={classes(
          'quoted fixed m-0 overflow-y-auto border border-line bg-surface text-ink shadow-floating open:animate-[rise_140ms_ease-out]',
          className,
        )}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}
