import { useEffect, useState } from 'react';

/** Charts measure their width: before printing, the page is set to the paper's width and the charts follow. */
export function usePrint() {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        window.print();
        setIsPrinting(false);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isPrinting]);
  return { isPrinting, print: () => setIsPrinting(true) };
}
