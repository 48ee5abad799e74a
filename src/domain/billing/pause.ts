import { addInterval } from './proration.ts';

/** From the end of the paid period until the day of the next invoice. */
interface Pause {
  from: Date;
  until: Date;
}

/** A pause of some months, starting at the end of the paid period. */
export function pauseAfter(periodEnd: Date, months: number): Pause {
  let until = periodEnd;
  for (let month = 0; month < months; month += 1) until = addInterval(until, 'month', periodEnd.getUTCDate());
  return { from: periodEnd, until };
}
