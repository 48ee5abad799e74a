/** Minimum first answers: fewer say nothing about the next one. */
const ANSWER_TIME_FLOOR = 10;
/** Number of past days whose first answers are considered. */
export const ANSWER_TIME_DAYS = 90;

export interface FirstAnswer {
  /** Hours from the request to its first answer, or to now if there is none. */
  hours: number;
  answered: boolean;
}

interface AnswerTime {
  /** Number of answered requests. */
  n: number;
  /** Half of all requests were answered within this many hours, nine in ten within `mostHours`. */
  halfHours: number;
  mostHours: number | null;
}

/**
 * Time to a first answer, including requests still waiting: the share answered within x hours is taken over the
 * answered requests and those waiting for at least x hours. Null below the minimum sample.
 */
export function answerTime(requests: readonly FirstAnswer[]): AnswerTime | null {
  const n = requests.filter(({ answered }) => answered).length;
  if (n < ANSWER_TIME_FLOOR) return null;
  const halfHours = within(requests, 0.5);
  return halfHours === null ? null : { n, halfHours, mostHours: within(requests, 0.9) };
}

function within(requests: readonly FirstAnswer[], share: number): number | null {
  const answered = requests
    .filter(one => one.answered)
    .map(({ hours }) => hours)
    .toSorted((a, b) => a - b);
  const waiting = requests.filter(one => !one.answered).map(({ hours }) => hours);
  for (const [index, hours] of answered.entries()) {
    const of = answered.length + waiting.filter(age => age >= hours).length;
    if (index + 1 >= share * of) return hours;
  }
  return null;
}
