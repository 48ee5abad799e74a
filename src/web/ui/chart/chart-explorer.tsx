import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { MOVES_ALONG, movedBy, type Moves } from '#domain/chart/moves.ts';

/**
 * Explores a chart by pointer or keyboard. A slider over the chart's values: arrows, Home and End move, Escape leaves,
 * and assistive technology reads each value.
 */
export function ChartExplorer({
  label,
  count,
  orientation = 'horizontal',
  moves = MOVES_ALONG,
  indexAt,
  valueText,
  children,
}: {
  label: string;
  count: number;
  orientation?: 'horizontal' | 'vertical';
  moves?: Moves;
  /** The value nearest to a point in pixels from the left and the top; −1 for none. */
  indexAt: (x: number, y: number) => number;
  /** One value as a sentence, for screen readers. */
  valueText: (index: number) => string;
  /** Drawn over the chart while a value is explored. */
  children: (index: number) => ReactNode;
}) {
  const [active, setActive] = useState<number | null>(null);
  const last = count - 1;
  const index = active === null ? null : Math.min(active, last);

  function onKeyDown(event: KeyboardEvent) {
    const to = movedBy(moves, event.key, index, count);
    if (event.key === 'Escape' && index !== null) setActive(null);
    else if (to !== undefined) setActive(to);
    else return;
    event.preventDefault();
  }

  function onPointer(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const nearest = indexAt(event.clientX - box.left, event.clientY - box.top);
    setActive(nearest < 0 ? null : nearest);
  }

  return (
    <div
      // A native range input could not lie over a drawing and follow the pointer.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, count)}
      aria-valuenow={(index ?? last) + 1}
      aria-valuetext={count === 0 ? '' : valueText(index ?? last)}
      onKeyDown={onKeyDown}
      onFocus={event => {
        if (event.target.matches(':focus-visible')) setActive(before => before ?? last);
      }}
      onBlur={() => setActive(null)}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={event => event.pointerType === 'mouse' && setActive(null)}
      className="absolute inset-0 touch-pan-y quoted-sm outline-offset-4"
    >
      {index !== null && index >= 0 && children(index)}
    </div>
  );
}
