import { useEffect, useRef, type RefObject } from 'react';

/** Of choices in a line that scrolls sideways the chosen one is in sight: on a phone it may stand past the edge. */
export function useChosenInView(chosen: string | number): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = line;
    const choice = current?.querySelector(':scope > [aria-selected="true"], :scope > :has(:checked)');
    if (!current || !choice) return;
    const middle = ({ left, width }: DOMRect): number => left + width / 2;
    current.scrollLeft += middle(choice.getBoundingClientRect()) - middle(current.getBoundingClientRect());
  }, [chosen]);
  return line;
}
