import type { Estimate } from '#domain/statistics/estimate.ts';
import { DURATION_BANDS, PATTERN_FAMILIES } from '#domain/statistics/video-traits.ts';
import { MIX_METRICS } from '#domain/video-analysis/findings/mix-metrics.ts';
import type { OwnLift } from '#domain/video-analysis/panels/own-lifts.ts';
import { RANKS, rankOf } from '#domain/statistics/ranks.ts';
import type { SentenceValues, ViewsPercentile } from '#domain/video-analysis/findings/findings.ts';
import type { Summary } from '#domain/video-analysis/summary.ts';
import type { VideoRecommendation, VideoRule } from '#domain/video-analysis/advice/video-advice.ts';
import { comparedWithOwn, FIRST_BY_RANK, type VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';
import type { AbsenceReason, Found, Quote } from '#domain/video-analysis/findings/findings.ts';
import type { Pace } from '#domain/video-analysis/text/speaking-pace.ts';
import { basisSentence, claimSentence, unclaimedSentence } from './claim-sentence.ts';
import { factorText } from './factor-texts.ts';
import type { Formats } from '#i18n/language/formats.ts';
import { hookNameWith } from './hook-name.ts';
import type { T } from '#i18n/messages.ts';
import { outdoneText, shareHighText, shareText } from './share-text.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** A share of speech that rounds to « 0 % ». */
const UNHEARD = 0.005;

type Numbers = Pick<Formats, 'number' | 'percent'>;
type Say = (key: string, values: Record<string, string | number>) => string;

/** « 2,5 s ». */
export function secondsText(seconds: number, t: T, formats: Numbers): string {
  const decimals = Number.isInteger(seconds) || seconds >= 100 ? 0 : 1;
  return t('videoAnalysis.seconds', { seconds: formats.number(seconds, decimals) });
}

/** Quoted words of the video: « … », with their second when known. */
export function quoteText({ words, second }: Quote, t: T, formats: Numbers): string {
  return second === null
    ? t('videoAnalysis.quotes.words', { words })
    : t('videoAnalysis.quotes.at', { words, second: secondsText(second, t, formats) });
}

/** The same with its place: « … », à 2 s (parole). */
export function sourcedQuote(quote: Quote, t: T, formats: Numbers): string {
  return t('videoAnalysis.quotes.source', {
    quote: quoteText(quote, t, formats),
    place: t(`videoAnalysis.places.${quote.place}`),
  });
}

/** Why a finding is absent: « son non fourni ». */
export function absenceText(reason: AbsenceReason, t: T): string {
  return t(`videoAnalysis.absences.${reason}`);
}

/** Link text to the videos behind a finding: all of them, or as many as were stored. */
export function evidenceText(shown: number, total: number, t: T): string {
  return total > shown
    ? t('accountReports.advice.evidencePart', { shown, total })
    : t('accountReports.advice.evidence', { count: shown });
}

/** Amount of speech; a transcript without audible speech is reported as contradicting the sound. */
export function speechText(ratio: number, pace: Found<Pace> | undefined, t: T, formats: Numbers): string {
  const said = t('videoAnalysis.strategy.speechRatio', { percent: formats.percent(100 * ratio, 0) });
  if (ratio >= UNHEARD || pace?.absent !== null) return said;
  return `${said} ${t('videoAdvice.speechUnheard', { words: pace.words })}`;
}

/** Which other videos the video was compared with, if any. */
export function ownBasisText({ basis, against }: Pick<VideoAnalysis, 'basis' | 'against'>, t: T): string {
  const { ownUsername: username, ownVideos: count } = basis;
  return username === null || count === 0
    ? t('videoAnalysis.basis.noOwn')
    : t(`videoAnalysis.basis.own.${comparedWithOwn(against)}`, { count, username });
}

/** Formats each value of a sentence by its name; counts stay numbers, for the plural. */
function written(values: SentenceValues, t: T, formats: Numbers): SentenceValues {
  const hookName = hookNameWith(t);
  const asText = (name: string, value: number | string): number | string => {
    if (typeof value === 'string') {
      if (name === 'kind' || name === 'better') return hookName(value);
      const band = DURATION_BANDS.find(one => one === value);
      if (name === 'band' && band !== undefined) return t(`advice.durations.${band}`);
      const metric = MIX_METRICS.find(one => one === value);
      return name === 'metric' && metric !== undefined ? t(`videoAdvice.asks.${metric}`) : value;
    }
    if (name === 'factor' || name === 'low' || name === 'high') return factorText(value, formats);
    if (name === 'percentileHigh') return shareHighText(value, formats);
    if (name.startsWith('percentile')) return shareText(value, formats);
    if (name === 'percent') return formats.percent(value, 0);
    if (name === 'median') return formats.percent(value);
    if (name === 'second' || name === 'seconds') return secondsText(value, t, formats);
    if (name === 'loudness') return formats.number(value, 1).replace('-', '−');
    if (name === 'rate' || name === 'usual' || name === 'difference') {
      return formats.number(value, 1);
    }
    return value;
  };
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, asText(name, value)]),
  );
  const { percentile, n } = values;
  if (typeof percentile !== 'number' || typeof n !== 'number') return texts;
  return { ...texts, outdone: outdoneText(percentile, n, t, formats) };
}

/** The action of a rule. It may use the recommendation's values. */
export function actionText(id: VideoRule, values: SentenceValues, t: T, formats: Numbers): string {
  return (t as Say)(`videoAdvice.rules.${id}.action`, written(values, t, formats));
}

/** A recommendation in sentences: what to do and its evidence. */
export function videoAdviceSentences(
  { id, evidence }: VideoRecommendation,
  t: T,
  formats: Numbers,
): { action: string; why: string } {
  const values = written(evidence.values, t, formats);
  return {
    action: actionText(id, evidence.values, t, formats),
    why: claimOf(evidence.values, t, formats) ?? (t as Say)(`videoAdvice.rules.${id}.why`, values),
  };
}

/** The three sentences: the finding, its evidence, the next step. */
export function summarySentences(
  { summary, recommendations }: { summary: Summary; recommendations: readonly VideoRecommendation[] },
  t: T,
  formats: Numbers,
): [string, string, string] {
  const { headline, evidence, next } = summary;
  const say = t as Say;
  const first = recommendations.find(({ id }) => id === next);
  const values = written(headline.values, t, formats);
  const { factor = '', low, high } = values;
  const rank = RANKS.find(one => one === values['rank']);
  const place = rank === undefined ? '' : t(`videoAnalysis.standing.ranks.${rank}`);
  const figure =
    low === undefined || high === undefined
      ? factor
      : t('videoAnalysis.summary.figure', { factor, low, high });
  return [
    say(`videoAnalysis.summary.headlines.${headline.id}`, { ...values, figure, place }),
    claimOf(evidence.values, t, formats) ??
      say(`videoAnalysis.summary.evidence.${evidence.id}`, written(evidence.values, t, formats)),
    first === undefined
      ? t('videoAnalysis.summary.nothing')
      : t('videoAnalysis.summary.next', { action: actionText(first.id, first.evidence.values, t, formats) }),
  ];
}

/**
 * Percentile of a video as a verdict and a footnote: by its rank, and whether such a distance is rare. Analyses of
 * method 1 state only the distance.
 */
export function percentileWords(
  { percentile, verdict, factorLow, factorHigh }: ViewsPercentile,
  method: number,
  t: T,
  formats: Numbers,
): { place: string; range: string | null; rarity: string | null } {
  const range = (key: 'factorRange' | 'factorRangeAt') =>
    factorLow === null || factorHigh === null
      ? null
      : t(`videoAnalysis.standing.${key}`, {
          low: factorText(factorLow, formats),
          high: factorText(factorHigh, formats),
        });
  if (method < FIRST_BY_RANK) {
    return {
      place: t(`videoAnalysis.standing.verdicts.${verdict}`),
      range: range('factorRange'),
      rarity: null,
    };
  }
  return {
    place: t(`videoAnalysis.standing.ranks.${rankOf(percentile)}`),
    range: range('factorRangeAt'),
    rarity: t(`videoAnalysis.standing.rarities.${verdict}`),
  };
}

/** The same for a hook class. */
export function ownLiftSentence(lift: Estimate<OwnLift>, t: T, formats: Numbers): string {
  if (!lift.known || lift.factor === undefined) return liftSentence(lift, t, formats);
  const { factor, low, high, n, without, verdict } = lift;
  const said = t('videoAnalysis.hook.ownLift', {
    factor: factorText(factor, formats),
    low: factorText(low ?? factor, formats),
    high: factorText(high ?? factor, formats),
    without,
    count: n,
  });
  return `${said} ${t(`videoAnalysis.hook.ownLiftVerdicts.${verdict === 'sign' ? 'unclear' : verdict}`)}`;
}

/** Lift of a pattern on the creator's own views, in one or two sentences. */
export function liftSentence(lift: Estimate<OwnLift> | null, t: T, formats: Numbers): string {
  if (lift === null) return t('videoAnalysis.strategy.liftNever');
  if (!lift.known) return refusalSentence(lift, t);
  const { factor, low, high, n, without, verdict, family, pattern, comparisons = 1 } = lift;
  if (factor !== undefined) {
    const texts = { factor, low: low ?? factor, high: high ?? factor };
    return t('videoAnalysis.strategy.lift', {
      factor: factorText(texts.factor, formats),
      low: factorText(texts.low, formats),
      high: factorText(texts.high, formats),
      without,
      count: n,
      verdict: t(`videoAnalysis.hook.ownLiftVerdicts.${verdict === 'sign' ? 'unclear' : verdict}`),
    });
  }
  if (verdict === 'winner' || verdict === 'loser') {
    const name = { family: family ?? 'hook', pattern: pattern ?? '', metric: 'views' } as const;
    return `${claimSentence(lift, name, t, formats)} ${basisSentence(lift, 'views', t)}`;
  }
  const said = unclaimedSentence(lift, { comparisons, metric: 'views' }, t);
  return verdict === 'sign' ? `${said} ${basisSentence(lift, 'views', t)}` : said;
}

/** The sentence of a claim given in the values; null: analyses of the first method gave a factor instead. */
function claimOf(values: SentenceValues, t: T, formats: Numbers): string | null {
  const { family, pattern, verdict, low, high, n, without } = values;
  const known = PATTERN_FAMILIES.find(one => one === family);
  if (known === undefined || typeof pattern !== 'string') return null;
  const end = (value: string | number | undefined) => (typeof value === 'number' ? value : null);
  const claim = claimSentence(
    { verdict: verdict === 'loser' ? 'loser' : 'winner', low: end(low), high: end(high) },
    { family: known, pattern, metric: 'views' },
    t,
    formats,
  );
  return `${claim} ${basisSentence({ n: Number(n), without: Number(without) }, 'views', t)}`;
}
