import { knownEngagement, type KnownInteractions } from '#domain/metrics/engagement.ts';
import { comparable } from '#domain/sources/comparable.ts';
import type { Precision } from '#domain/sources/reading.ts';
import { ageInDays, curveAt, REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import type { ExperimentMetric } from './experiment.ts';
import { logCount, logPercent } from '#domain/statistics/log-scale.ts';

/** All counts of a video at one instant. */
export interface CountsReading extends KnownInteractions {
  observedAt: Date;
  precision: Precision;
}

/**
 * Natural log of a video's metric at an age, from its measurements in any order; null while it has not been measured at
 * that age.
 */
export function logAtAge(
  metric: ExperimentMetric,
  ageDays: number,
  publishedAt: Date,
  readings: readonly CountsReading[],
): number | null {
  const ordered = readings
    .map(reading => ({ reading, ageDays: ageInDays(publishedAt, reading.observedAt) }))
    .sort((a, b) => a.ageDays - b.ageDays || (a.reading.views ?? 0) - (b.reading.views ?? 0));
  return metric === 'views' ? logViews(ageDays, ordered) : logEngagement(ageDays, ordered);
}

/** Measurements up to this multiple of the age are close enough. */
const NEAR = 1.25;

export function isNearAge(ageDays: number, readAt: number): boolean {
  return readAt <= ageDays * NEAR;
}

/** The video's age, in days, at the measurement used for its metric at an age: the first from that age on. */
export function readAge(
  metric: ExperimentMetric,
  ageDays: number,
  publishedAt: Date,
  readings: readonly CountsReading[],
): number | null {
  const ages = readings
    .filter(reading => (metric === 'views' ? reading.views : knownEngagement(reading)) !== null)
    .map(({ observedAt }) => ageInDays(publishedAt, observedAt))
    .filter(age => age >= ageDays);
  return ages.length === 0 ? null : Math.min(...ages);
}

interface AgedReading {
  reading: CountsReading;
  ageDays: number;
}

/**
 * Interpolated between the last measurement before the age and the first from it on, along the reference growth curve;
 * from the later one only where the two are not comparable. Neither the account's own curve nor a third measurement is
 * used: once both exist, later measurements do not change the result.
 */
function logViews(ageDays: number, ordered: readonly AgedReading[]): number | null {
  const known = ordered.flatMap(({ reading, ageDays: age }) =>
    reading.views === null ? [] : [{ age, log: logCount(reading.views), precision: reading.precision }],
  );
  const after = known.find(({ age }) => age >= ageDays);
  if (after === undefined) return null;
  const before = known.findLast(({ age }) => age < ageDays && age >= REFERENCE_AGE_CURVE.measuredFromDays);
  const at = (age: number) => curveAt(REFERENCE_AGE_CURVE, age);
  if (before === undefined || !comparable(before, after)) return after.log + at(ageDays) - at(after.age);
  const share = (at(ageDays) - at(before.age)) / (at(after.age) - at(before.age));
  return before.log + share * (after.log - before.log);
}

/** From the first measurement after the age that contains it: engagement hardly changes with age. */
function logEngagement(ageDays: number, ordered: readonly AgedReading[]): number | null {
  for (const { reading, ageDays: age } of ordered) {
    const engagement = age >= ageDays ? knownEngagement(reading) : null;
    if (engagement !== null) return logPercent(engagement);
  }
  return null;
}
