import type { RangeRow } from '#domain/chart/range-rows-geometry.ts';
import { refusalSentence } from '#i18n/advice-sentence.ts';
import type { T } from '#i18n/messages.ts';
import type { Report } from './report-context.ts';

type Lifts = Extract<Report['lifts'][number]['result'], { known: true }>['lifts'];

/** Patterns as rows of a chart; one without a number says why. */
export function patternRows(lifts: Lifts, nameOf: (pattern: string) => string, t: T): RangeRow[] {
  return lifts.map(lift => {
    const row = { id: lift.pattern, label: nameOf(lift.pattern), n: lift.n };
    return lift.known
      ? { ...row, known: true, factor: lift.factor, low: lift.low, high: lift.high, verdict: lift.verdict }
      : { ...row, known: false, refusal: refusalSentence(lift, t) };
  });
}

/** Chance that the ranges promise to hold the truth; they share one. */
export function levelOf(lifts: Lifts): number | null {
  return lifts.find(lift => lift.known)?.level ?? null;
}
