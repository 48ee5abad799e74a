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

/** An instant for « il y a … »: the server's clock may be ahead of this one by a moment. */
export function notLater(instant: string, now: Date): Date {
  return new Date(Math.min(Date.parse(instant), now.getTime()));
}
