import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Well after the first screen's own questions were answered: the first load asks no more than it shows. */
const LATER_MS = 2_500;

/**
 * Lets what stands below the first screen ask for its data after the first screen has: when it comes near, and
 * shortly after in any case, so that a search in the page or a printed page finds it. Keeps its place until then.
 */
export function AfterFirstScreen({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isDue) return;
    const due = () => setIsDue(true);
    const timer = setTimeout(due, LATER_MS);
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && due(),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isDue]);
  return <div ref={frame}>{isDue ? children : placeholder}</div>;
}
