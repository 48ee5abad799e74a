import { addInterval } from './proration.ts';

/** From the end of what is paid until the day of the next invoice. */
interface Pause {
  from: Date;
  until: Date;
}

/** The pause of some months that begins when what is paid is used up. */
export function pauseAfter(periodEnd: Date, months: number): Pause {
  let until = periodEnd;
  for (let month = 0; month < months; month += 1) until = addInterval(until, 'month', periodEnd.getUTCDate());
  return { from: periodEnd, until };
}
