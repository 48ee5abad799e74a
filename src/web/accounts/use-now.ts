import { useEffect, useState } from 'react';

/** The present, renewed often enough for « il y a 3 minutes » and for a cool-down that ends. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
