import { Counter, Gauge, Histogram } from 'prom-client';

/** Metrics of the product other than requests. Labels are fixed words, never user data. */
const jobDuration = new Histogram({
  name: 'accroche_job_duration_seconds',
  help: 'Time of one try of a job, by kind and by how it ended',
  labelNames: ['job', 'outcome'],
  buckets: [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120, 300],
});
const jobFailures = new Counter({
  name: 'accroche_job_failures_total',
  help: 'Jobs that ended without success, by kind and cause',
  labelNames: ['job', 'cause'],
});
const recurringJobFailures = new Counter({
  name: 'accroche_repeated_work_failures_total',
  help: 'Rounds of repeated work that failed, by its name',
  labelNames: ['work'],
});
const sourceCalls = new Counter({
  name: 'accroche_source_calls_total',
  help: 'Questions put to sources of numbers, by what was asked and how it ended',
  labelNames: ['source', 'asked', 'outcome'],
});
const sourceDuration = new Histogram({
  name: 'accroche_source_duration_seconds',
  help: 'Time a source took to answer or to refuse',
  labelNames: ['source', 'asked'],
  buckets: [0.05, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60],
});
const modelCalls = new Counter({
  name: 'accroche_model_calls_total',
  help: 'Calls of language models, by who pays, provider, purpose and outcome',
  labelNames: ['payer', 'provider', 'purpose', 'outcome'],
});
const modelTokens = new Counter({
  name: 'accroche_model_tokens_total',
  help: 'Tokens of language models, in and out',
  labelNames: ['payer', 'provider', 'direction'],
});
const modelCost = new Counter({
  name: 'accroche_model_cost_usd_total',
  help: 'What calls of language models cost by the price table, in US dollars',
  labelNames: ['payer', 'provider'],
});
const modelDuration = new Histogram({
  name: 'accroche_model_duration_seconds',
  help: 'Time of a call of a language model',
  labelNames: ['payer', 'provider'],
  buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 50],
});
const quotaUnits = new Counter({
  name: 'accroche_quota_units_total',
  help: 'Units of quota by meter: reserved, settled, given_back',
  labelNames: ['meter', 'movement'],
});
const mails = new Counter({
  name: 'accroche_mails_total',
  help: 'Mails: sent, put off after a failure, given up, or kept in the local outbox',
  labelNames: ['outcome'],
});
const replicaReads = new Counter({
  name: 'accroche_replica_reads_total',
  help: 'Reads that a replica may answer, by who answered them',
  labelNames: ['answered_by'],
});
const eventStreams = new Gauge({
  name: 'accroche_event_streams',
  help: 'Event streams that are open',
});

export type JobOutcome = 'done' | 'retried' | 'failed' | 'handed_back';

export function countJob(job: string, outcome: JobOutcome, ms: number): void {
  jobDuration.observe({ job, outcome }, ms / 1_000);
}

/** `cause` is one of our codes, or the class of an unforeseen error. */
export function countJobFailure(job: string, cause: string): void {
  jobFailures.inc({ job, cause });
}

export function countRecurringJobFailure(work: string): void {
  recurringJobFailures.inc({ work });
}

export function countSourceCall(source: string, asked: string, outcome: string, ms: number): void {
  sourceCalls.inc({ source, asked, outcome });
  sourceDuration.observe({ source, asked }, ms / 1_000);
}

export function countModelCall(call: {
  payer: string;
  provider: string;
  purpose: string;
  outcome: string;
  tokensIn: number;
  tokensOut: number;
  costMicroUsd: number;
  ms: number;
}): void {
  const { payer, provider, purpose, outcome } = call;
  modelCalls.inc({ payer, provider, purpose, outcome });
  modelTokens.inc({ payer, provider, direction: 'in' }, call.tokensIn);
  modelTokens.inc({ payer, provider, direction: 'out' }, call.tokensOut);
  modelCost.inc({ payer, provider }, call.costMicroUsd / 1_000_000);
  modelDuration.observe({ payer, provider }, call.ms / 1_000);
}

export function countQuota(
  meter: string,
  movement: 'reserved' | 'settled' | 'given_back',
  units: number,
): void {
  quotaUnits.inc({ meter, movement }, units);
}

export function countMail(outcome: 'sent' | 'put_off' | 'given_up' | 'kept'): void {
  mails.inc({ outcome });
}

export function countReplicaRead(answeredBy: 'replica' | 'primary'): void {
  replicaReads.inc({ answered_by: answeredBy });
}

/** Counts one open stream until the returned function is called. */
export function countEventStream(): () => void {
  eventStreams.inc();
  let isOpen = true;
  return () => {
    if (isOpen) eventStreams.dec();
    isOpen = false;
  };
}
