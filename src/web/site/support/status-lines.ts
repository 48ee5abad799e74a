import type { SupportStatus } from '#contract/support/support-status.ts';
import { filled, type ScriptWords } from './support-words.ts';

type Tone = 'good' | 'warn' | 'bad' | 'neutral';
export interface Line {
  name: string;
  standing: string;
  tone: Tone;
  sentences: string[];
}
interface LineGroup {
  title: string;
  note: string | null;
  lines: Line[];
}

type Words = ScriptWords['status'];
type Work = Pick<
  SupportStatus['mail'],
  'standing' | 'tries' | 'failure_rate' | 'last_done_at' | 'last_failed_at'
>;
const TONE: Record<Work['standing'], Tone> = {
  never: 'neutral',
  quiet: 'neutral',
  fine: 'good',
  unsteady: 'warn',
  failing: 'bad',
};

/** A line for every service; says so where one was never used. */
export function workSentences(told: SupportStatus, words: Words, date: (at: string) => string): LineGroup[] {
  const { collection, mail, payments, models, queue } = told;
  const named: Readonly<Record<string, string>> = words.sources;
  const off = (name: string, sentence: string): Line => ({
    name,
    standing: words.standings.off,
    tone: 'neutral',
    sentences: [sentence],
  });
  const work = (name: string, of: Work, first: string[] = []): Line => ({
    name,
    standing: words.standings[of.standing],
    tone: TONE[of.standing],
    sentences: [...first, ...countsOf(of, words, date)],
  });
  return [
    {
      title: words.collection,
      note: collection.allowed ? null : words.notAllowed,
      lines: collection.sources.map(source => {
        const name = named[source.id] ?? source.id;
        if (source.off === null) return work(name, source);
        const line = off(name, source.off === 'not_allowed' ? words.sourceClosed : words.sourceOff);
        // Earlier results of a disabled source still hold.
        const hasPast = source.last_done_at !== null || source.last_failed_at !== null;
        return hasPast ? { ...line, sentences: [...line.sentences, ...countsOf(source, words, date)] } : line;
      }),
    },
    {
      title: words.services,
      note: null,
      lines: [
        mail.sends ? work(words.names.mail, mail) : off(words.names.mail, words.outbox),
        paymentsLine(payments, words, date),
        models.kind === 'configured'
          ? work(words.names.models, models, [words.configured])
          : {
              name: words.names.models,
              standing: words.standings.fine,
              tone: 'good',
              sentences: [words.builtIn],
            },
        queue.running
          ? work(words.names.queue, queue, [
              filled(words.waiting, { waiting: queue.waiting, active: queue.active }),
            ])
          : {
              name: words.names.queue,
              standing: words.standings.failing,
              tone: 'bad',
              sentences: [words.stopped],
            },
      ],
    },
  ];
}

function countsOf(work: Work, words: Words, date: (at: string) => string): string[] {
  const { tries, failure_rate: rate, last_done_at: done, last_failed_at: failed } = work;
  if (done === null && failed === null && tries === 0) return [words.none];
  const percent = rate === null ? null : `${Math.round(rate * 100)}\u00a0%`;
  return [
    tries === 0
      ? words.quiet
      : percent === null
        ? filled(words.few, { n: tries })
        : filled(words.rate, { rate: percent, n: tries }),
    ...(done === null ? [] : [filled(words.lastDone, { date: date(done) })]),
    ...(failed === null ? [] : [filled(words.lastFailed, { date: date(failed) })]),
  ];
}

function paymentsLine(payments: SupportStatus['payments'], words: Words, date: (at: string) => string): Line {
  const { kind, last_event_at: at, standing } = payments;
  const name = words.names.payments;
  if (kind === 'none')
    return { name, standing: words.standings.off, tone: 'neutral', sentences: [words.nothingSold] };
  const told = at === null ? words.noEvent : filled(words.lastEvent, { date: date(at) });
  if (kind === 'sandbox')
    return { name, standing: words.standings.test, tone: 'neutral', sentences: [words.sandbox, told] };
  return {
    name,
    standing: words.standings[standing],
    tone: TONE[standing],
    sentences: [words.stripe, ...countsOf(payments, words, date), told],
  };
}
