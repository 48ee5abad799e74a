/** Fewer first answers than this say nothing about the next one. */
const ANSWER_TIME_FLOOR = 10;
/** First answers of so many days are looked at. */
export const ANSWER_TIME_DAYS = 90;

export interface FirstAnswer {
  /** Hours from the request to its first answer; to now while there is none. */
  hours: number;
  answered: boolean;
}

interface AnswerTime {
  /** Requests that were answered. */
  n: number;
  /** Half of all requests had their answer within so many hours, nine in ten within `mostHours`. */
  halfHours: number;
  mostHours: number | null;
}

/**
 * How long a first answer has taken, requests that still wait included: only those count as answered within x hours that
 * were, and all of them count that are at least x hours old. Null under the floor.
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
