import type { SourceId } from '#domain/sources/reading.ts';
import { isSourceFailure } from '#domain/support/source-health.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CollectingSource } from './source-chain.ts';
import type { Failure } from './source-failure.ts';
import { recordReadings } from './source-hours.ts';

interface Parts {
  db: Database;
  log: Logger;
  clock: Clock;
}

/** Counts a source's own failures; not awaited, and never fails the caller. */
export function countFailure(parts: Parts, { source, code }: Pick<Failure, 'source' | 'code'>): void {
  if (isSourceFailure(code)) count(parts, [[source, 'failed']]);
}

/** Wraps the sources; their results are counted by source and hour only. */
export function countAnswers(inner: CollectingSource, parts: Parts): CollectingSource {
  return {
    ...inner,
    async collect(handle, request) {
      const collected = await inner.collect(handle, request);
      const { profile, videos } = collected;
      const of = [profile?.source, videos[0]?.source].filter(source => source !== undefined);
      count(
        parts,
        of.map(source => [source, 'done']),
      );
      return collected;
    },
    async video(link, options) {
      const sole = await inner.video(link, options);
      count(parts, [[sole.reading.source, 'done']]);
      return sole;
    },
  };
}

function count(
  { db, log, clock }: Parts,
  outcomes: readonly (readonly [SourceId, 'done' | 'failed'])[],
): void {
  if (outcomes.length === 0) return;
  const readings = [...new Set(outcomes.map(([source]) => source))].map(source => {
    const of = (what: string) => outcomes.filter(one => one[0] === source && one[1] === what).length;
    return { source, done: of('done'), failed: of('failed') };
  });
  recordReadings(db.system, { readings, now: clock.now() }).catch((error: unknown) =>
    log.warn({ err: error }, 'readings of a source could not be counted'),
  );
}
