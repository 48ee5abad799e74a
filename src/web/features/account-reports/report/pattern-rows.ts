import type { Report } from './report-context.ts';

type Lifts = Extract<Report['lifts'][number]['result'], { known: true }>['lifts'];

/** Confidence level of the ranges; all share one. */
export function levelOf(lifts: Lifts): number | null {
  return lifts.find(lift => lift.known)?.level ?? null;
}
