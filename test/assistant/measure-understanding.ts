import type { Phrase } from '../../tools/learning/assistant/corpus.ts';
import { assistantModel, type AssistantModel } from '#domain/assistant/model/model.ts';
import { lastUnits } from '#domain/assistant/periods/relative-spans.ts';
import { understandWith } from '#domain/assistant/understand.ts';
import {
  QUESTION_METERS,
  QUESTION_PLANS,
  METRICS,
  PERIOD_KINDS,
  type PeriodPhrase,
  type Understanding,
  type UnderstandingContext,
} from '#domain/assistant/question/question.ts';

/** Every phrase is understood at one instant, by one user with two accounts. */
export const MEASURED_AT = '2026-11-21T09:30:00Z';
const TODAY = '2026-11-21';
export const MEASURED_ACCOUNTS = ['atelier.lina', 'lina.cuisine'];

export interface Miss {
  phrase: Phrase;
  kind: 'wrong' | 'abstained' | 'not_refused' | 'arguments';
  got: string;
}

export interface Measured {
  asked: number;
  /** Intent as meant; asking back about it counts. */
  right: number;
  wrong: number;
  abstained: number;
  /** Questions of the right intent whose phrase says arguments, and those of which all were read. */
  withArguments: number;
  argumentsRight: number;
  outOfScope: number;
  refused: number;
  misses: Miss[];
}

export function measuredContext(language: Phrase['language']): UnderstandingContext {
  return {
    now: new Date(MEASURED_AT),
    timeZone: 'Europe/Paris',
    language,
    accounts: MEASURED_ACCOUNTS,
    previous: null,
  };
}

function periodsOf(args: Record<string, unknown>): PeriodPhrase[] {
  return ['period', 'a', 'b'].flatMap(name => (args[name] == null ? [] : [args[name] as PeriodPhrase]));
}

function holdsPeriod(token: string, args: Record<string, unknown>): boolean {
  const [kind = '', number] = token.split(':');
  const video = args['video'] as { kind: string; period?: PeriodPhrase | null } | undefined;
  if (video?.kind === 'posted_on' && number === undefined) return true;
  return periodsOf(args).some(period => {
    // A year that is not over yet is `this_year`.
    if (period.kind !== kind && !(kind === 'year' && period.kind === 'this_year')) return false;
    if (number === undefined) return true;
    const unit = kind === 'last_days' ? 'day' : kind === 'last_weeks' ? 'week' : 'month';
    const expected = lastUnits(Number(number), unit, TODAY);
    return expected !== null && 'from' in expected && expected.from === period.from;
  });
}

function holds(token: string, args: Record<string, unknown>): boolean {
  const [name = '', value = ''] = token.split(':');
  if ((METRICS as readonly string[]).includes(token)) return args['metric'] === token;
  if ((PERIOD_KINDS as readonly string[]).includes(name)) return holdsPeriod(token, args);
  if (token === 'best' || token === 'worst') return args['order'] === token;
  if (name === 'account') {
    return args['account'] === value || (args['accounts'] as string[] | undefined)?.includes(value) === true;
  }
  if (name === 'video') return (args['video'] as { kind: string } | undefined)?.kind === value;
  if (name === 'count' || name === 'seconds') return args[name] === Number(value);
  return args[name] === value;
}

/** Names of arguments that the corpus may ask for. */
export function isKnownToken(token: string): boolean {
  const [name = '', value = ''] = token.split(':');
  if ([...METRICS, ...PERIOD_KINDS, 'best', 'worst'].some(one => one === name)) return true;
  if (name === 'meter') return (QUESTION_METERS as readonly string[]).includes(value);
  if (name === 'plan') return (QUESTION_PLANS as readonly string[]).includes(value);
  return ['account', 'video', 'count', 'seconds', 'hashtag', 'about'].includes(name) && value !== '';
}

function shown(understood: Understanding): string {
  if (understood.kind === 'abstain') return understood.reason;
  if (understood.kind === 'ask-back') return `${understood.intent}, asks for the ${understood.missing.what}`;
  return `${understood.intent} ${JSON.stringify(understood.args)}`;
}

/** Understands phrases and counts what came out. */
export function measureUnderstanding(
  phrases: readonly Phrase[],
  model: AssistantModel = assistantModel(),
): Measured {
  const measured: Measured = {
    asked: 0,
    right: 0,
    wrong: 0,
    abstained: 0,
    withArguments: 0,
    argumentsRight: 0,
    outOfScope: 0,
    refused: 0,
    misses: [],
  };
  for (const phrase of phrases) {
    const understood = understandWith(model, phrase.text, measuredContext(phrase.language));
    const miss = (kind: Miss['kind']) => measured.misses.push({ phrase, kind, got: shown(understood) });
    if (phrase.intent === null) {
      measured.outOfScope += 1;
      if (understood.kind === 'abstain') measured.refused += 1;
      else miss('not_refused');
      continue;
    }
    measured.asked += 1;
    if (understood.kind === 'abstain') {
      measured.abstained += 1;
      miss('abstained');
    } else if (understood.intent !== phrase.intent) {
      measured.wrong += 1;
      miss('wrong');
    } else {
      measured.right += 1;
      if (phrase.expected.length === 0) continue;
      measured.withArguments += 1;
      const args = understood.kind === 'question' ? (understood.args as Record<string, unknown>) : {};
      if (phrase.expected.every(token => holds(token, args))) measured.argumentsRight += 1;
      else miss('arguments');
    }
  }
  return measured;
}
