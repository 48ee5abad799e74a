import { useEffect, useState } from 'react';
import { useMe } from '#web/shared/api/use-me.ts';

/** Milliseconds by which the product's clock is ahead of this browser's. */
export function useClockLead(): number {
  const { data, dataUpdatedAt } = useMe();
  return data === undefined ? 0 : Date.parse(data.now) - dataUpdatedAt;
}

/** The product's current time, updated often enough for « il y a 3 minutes » and for the end of a cool-down. */
export function useNow(everyMs = 30_000): Date {
  const lead = useClockLead();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return new Date(nowMs + lead);
}

/** An instant for « il y a … », capped at now, because the response may be newer than the last tick. */
export function notLater(instant: string, now: Date): Date {
  return new Date(Math.min(Date.parse(instant), now.getTime()));
}
