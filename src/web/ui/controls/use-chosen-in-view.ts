import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the selected choice of a sideways-scrolling line into view: on a phone it may be outside. */
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
