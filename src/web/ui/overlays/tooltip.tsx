import { useId, useRef, type ReactNode } from 'react';

/** A short text for the hovered or focused element. It repeats or completes; it never holds the only copy. */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: (attributes: { 'aria-describedby': string }) => ReactNode;
}) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const show = (target: Element) => {
    const panel = tip.current;
    if (!panel || panel.matches(':popover-open')) return;
    const box = (target.closest('a, button') ?? target).getBoundingClientRect();
    Object.assign(panel.style, {
      inset: 'auto',
      left: `${box.right + 8}px`,
      top: `${box.top + box.height / 2}px`,
      transform: 'translateY(-50%)',
    });
    panel.showPopover();
  };
  const hide = () => {
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  return (
    // The events only mirror those of the focusable child.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className="contents"
      onPointerOver={event => show(event.target as Element)}
      onPointerOut={hide}
      onFocus={event => show(event.target)}
      onBlur={hide}
    >
      {children({ 'aria-describedby': id })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="pointer-events-none fixed m-0 quoted-sm border border-night-line bg-night-raised px-2.5 py-1 text-sm text-on-night"
      >
        {text}
      </span>
    </span>
  );
}
