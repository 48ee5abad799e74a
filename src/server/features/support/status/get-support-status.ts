import { DAY_MS } from '#domain/time/day-ms.ts';
import type { SupportStatus } from '#contract/support/support-status.ts';
import { answerTime, ANSWER_TIME_DAYS } from '#domain/support/answer-time.ts';
import { failureRate, sourceHealthOf, type DayOfWork } from '#domain/support/source-health.ts';
import { readSourceDays } from '#server/integrations/video-source/source-hours.ts';
import { getServerModel } from '../../ai-models/queries/server-model.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { listPublicIssues } from './known-issues.ts';
import { keptStatus } from './status-cache.ts';
import {
  findLastPaymentEvent,
  listFirstAnswers,
  readMailDay,
  readModelDay,
  readPaymentDay,
  readQueueDay,
} from './status.queries.ts';

/** Uploaded files are parsed locally; no external source can fail. */
const BROUGHT = '_file';

/** Public system status: no names, no addresses, no data about individuals. */
export function getSupportStatus(app: AppContext): Promise<SupportStatus> {
  return keptStatus(app, () => look(app));
}

async function look(app: AppContext): Promise<SupportStatus> {
  const { system } = app.db;
  const now = app.clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const [states, allowed, days, mail, event, paymentDay, model, modelDay, queues, queueDay, issues, answers] =
    await Promise.all([
      app.videoSource.availability(),
      app.videoSource.isLiveAllowed(),
      readSourceDays(system, since),
      readMailDay(system, since),
      findLastPaymentEvent(system),
      readPaymentDay(system, since),
      getServerModel(app),
      readModelDay(system, since),
      app.jobs.queues(),
      readQueueDay(system, since),
      listPublicIssues(system, now),
      listFirstAnswers(system, { now, since: new Date(now.getTime() - ANSWER_TIME_DAYS * DAY_MS) }),
    ]);
  const measured = answerTime(answers);
  return {
    at: now.toISOString(),
    collection: {
      allowed,
      sources: states
        .filter(({ id }) => id !== 'demo' && !id.endsWith(BROUGHT))
        .map(({ id, consented, availability }) => ({
          id,
          off: availability.usable ? (consented ? null : ('not_allowed' as const)) : ('not_set_up' as const),
          ...shown(days.find(({ source }) => source === id)),
        })),
    },
    mail: { sends: app.mailer.kind === 'smtp', ...shown(mail) },
    payments: {
      kind: app.config.payments === null ? 'none' : app.config.payments.kind,
      last_event_at: event?.done_at.toISOString() ?? null,
      ...shown(paymentDay),
    },
    models: { kind: model === undefined ? 'built_in' : 'configured', ...shown(modelDay) },
    queue: {
      running: app.jobs.isRunning(),
      waiting: sum(queues.map(({ waiting }) => waiting)),
      active: sum(queues.map(({ active }) => active)),
      ...shown(queueDay),
    },
    issues,
    answer_time:
      measured === null
        ? null
        : { n: measured.n, half_hours: measured.halfHours, most_hours: measured.mostHours },
  };
}

interface DayRow {
  done: number;
  failed: number;
  last_done_at: Date | null;
  last_failed_at: Date | null;
}
const NOTHING: DayRow = { done: 0, failed: 0, last_done_at: null, last_failed_at: null };

function shown(row: DayRow = NOTHING) {
  const { done, failed, last_done_at: lastDoneAt, last_failed_at: lastFailedAt } = row;
  const work: DayOfWork = { done, failed, lastDoneAt, lastFailedAt };
  return {
    standing: sourceHealthOf(work),
    tries: done + failed,
    failure_rate: failureRate(work),
    last_done_at: lastDoneAt?.toISOString() ?? null,
    last_failed_at: lastFailedAt?.toISOString() ?? null,
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
