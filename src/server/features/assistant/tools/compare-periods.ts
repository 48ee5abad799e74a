import { DAY_MS } from '#domain/time/day-ms.ts';
import type { ReportMetric } from '#domain/account-reports/report.ts';
import { endsBefore, reachesBack } from '#domain/time/known-span.ts';
import type { PeriodPhrase } from '#domain/assistant/question/question.ts';
import { asksYesOrNo } from '#domain/assistant/yes-no.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { addDays } from '#domain/time/local-days.ts';
import { splitChange, type SplitVideo } from '#domain/statistics/change-split.ts';
import { usualChange } from '#domain/statistics/usual-change.ts';
import { logPercent } from '#domain/statistics/log-scale.ts';
import { medianInterval } from '#domain/statistics/median-interval.ts';
import { eitherWay } from '#presentation/sentences/period-sentence.ts';
import { splitSentence } from '#presentation/sentences/split-sentence.ts';
import { listedSpanOf, type ReportVideo } from '#domain/account-reports/report-data.ts';
import { outwardTexts } from '#presentation/sentences/factor-texts.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { asReportMetric, medianSentence, metricText, rowName, valuesOf } from './account-stats.ts';
import {
  agedVideos,
  basisOf,
  isIn,
  known,
  loadFigures,
  noAccount,
  noVideos,
  spanOf,
  type AccountFigures,
} from './account-figures.ts';
import { unknown, type Tool, type ToolContext } from './tool.ts';

const TABLED = ['views', 'likes', 'comments', 'shares', 'engagement'] as const satisfies ReportMetric[];
/** Words of a question that ask about a decrease. */
const LESS = /baiss|recul|diminu|\bpire|\bmoins|\bdown\b|drop|fall|declin|worse|less|fewer/iu;

/** From the start of the earlier to the end of the later. */
function both(a: PeriodPhrase, b: PeriodPhrase): PeriodPhrase {
  const to = a.to > b.to ? a.to : b.to;
  if (a.from === null || b.from === null) return { kind: 'all_time', from: null, to, days: null };
  const from = a.from < b.from ? a.from : b.from;
  return { kind: 'between', from, to, days: Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1 };
}

/** Compares two spans, the earlier first. */
export const comparePeriods: Tool<'compare_periods'> = async (context, args) => {
  const { words, now, timeZone } = context;
  const { t } = words;
  if (args.metric === 'followers' || args.metric === 'saves')
    return unknown([t('chatbot.say.notCompared')], [], ['followers', 'compareMonths']);
  const [earlier, later] = args.a.to <= args.b.to ? [args.a, args.b] : [args.b, args.a];
  const figures = await loadFigures(context, args.account, both(args.a, args.b));
  if (figures === undefined) return noAccount(context);
  const inSpan = (period: PeriodPhrase) => {
    const span = spanOf(period, now, timeZone);
    return figures.data.videos.filter(video => isIn(span, video));
  };
  const sides = [earlier, later].map(period => ({ period, videos: inSpan(period) }));
  const [first, second] = sides;
  if (first === undefined || second === undefined || first.videos.length + second.videos.length === 0)
    return noVideos(context, figures);
  const metric = asReportMetric(args.metric) ?? 'views';
  const text = sides.map(({ period, videos }) => sideSentence(period, videos, metric, context));
  const gap = unknownPart(
    figures,
    spanOf(earlier, now, timeZone).since,
    spanOf(later, now, timeZone).until,
    context,
  );
  if (gap !== null) text.unshift(gap);
  else if (metric === 'views' || metric === 'engagement') {
    const { sentence, direction } = difference(second.videos, first.videos, metric, figures, context);
    text.push(sentence);
    // The answer is stated for the span named first.
    text.unshift(...shortAnswer(later === args.a ? direction : -direction, context));
  } else if (asksYesOrNo(context.question)) text.unshift(t('chatbot.say.cannotTell'));
  const names = sides.map(({ period }) =>
    period.from === null ? spanName(period, context) : words.shortSpan({ from: period.from, to: period.to }),
  );
  return {
    known: true,
    text,
    table: {
      title: t('chatbot.tables.periods'),
      columns: [
        { key: 'metric', header: t('chatbot.columns.figure'), kind: 'text' },
        { key: 'earlier', header: names[0] ?? '', kind: 'number' },
        { key: 'later', header: names[1] ?? '', kind: 'number' },
      ],
      rows: [
        [t('chatbot.names.videos'), first.videos.length, second.videos.length],
        ...TABLED.map(one => [
          t('chatbot.names.medianOf', { name: rowName(one, words) }),
          ...sides.map(({ videos }) => {
            const median = medianInterval(valuesOf(videos, one));
            return median.known ? Math.round(median.median * 100) / 100 : null;
          }),
        ]),
      ],
    },
    basis: basisOf(figures, [...first.videos, ...second.videos], {
      n: first.videos.length + second.videos.length,
      method: t('chatbot.methods.compared'),
      doc: 'dashboard#change',
    }),
    next: ['explain', 'best'],
  };
};

function spanName(period: PeriodPhrase, { words }: ToolContext): string {
  const text = words.span(period);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function sideSentence(
  period: PeriodPhrase,
  videos: readonly ReportVideo[],
  metric: ReportMetric,
  context: ToolContext,
): string {
  const { words } = context;
  const span = spanName(period, context);
  if (videos.length === 0) return words.t('chatbot.say.sideNone', { span });
  const values = valuesOf(videos, metric);
  const sum = values.reduce((a, b) => a + b, 0);
  const median = medianInterval(values);
  const facts = { span, count: videos.length };
  const first =
    metric === 'engagement'
      ? words.t('chatbot.say.side', facts)
      : words.t('chatbot.say.sideTotal', {
          ...facts,
          total: metricText(sum, metric, words),
          metric: words.t(`chatbot.metrics.${metric}`, { count: sum }),
        });
  return `${first} ${medianSentence(median, metric, words)}`;
}

/** The days for which the account has data, when that does not cover both spans: then nothing is compared. */
function unknownPart(
  { data }: AccountFigures,
  since: Date,
  until: Date,
  { words: { t, formats }, now }: ToolContext,
): string | null {
  const span = [listedSpanOf(data)];
  const end = endsBefore(span, until < now ? until : now);
  const oldest = data.videos.at(-1);
  if (end !== null) return t('periodSentence.ended', { until: formats.date(end) });
  if (oldest === undefined || since.getTime() === 0 || reachesBack(span, since)) return null;
  const day = formats.date(oldest.publishedAt);
  return data.whole === undefined
    ? t('chatbot.say.knownSince', { day })
    : t('chatbot.say.newestSince', { day, videos: formats.number(data.videos.length) });
}

/** The answer to a yes-or-no question; `direction`: 1 more, −1 less, 0 not established. */
function shortAnswer(direction: number, { question, words: { t } }: ToolContext): string[] {
  if (!asksYesOrNo(question)) return [];
  const input = LESS.test(question) ? -1 : 1;
  if (direction === 0) return [t('chatbot.say.cannotTell')];
  return [t(direction === input ? 'chatbot.say.yes' : 'chatbot.say.noLess')];
}

function difference(
  later: readonly ReportVideo[],
  earlier: readonly ReportVideo[],
  metric: 'views' | 'engagement',
  { data }: AccountFigures,
  { words: { t, formats } }: ToolContext,
): { sentence: string; direction: number } {
  const logs = (videos: readonly ReportVideo[]) =>
    metric === 'views'
      ? agedVideos(videos, data).map(({ log }) => log)
      : known(videos.map(knownEngagement)).map(logPercent);
  const history = data.videos.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
  const change = usualChange(logs(later), logs(earlier), logs(history));
  if (!change.known) return { sentence: refusalSentence(change, t), direction: 0 };
  const { low, high } = change.differs ? change.firm : change;
  const sentence = t(
    `chatbot.say.${change.differs ? 'differs' : change.seems ? 'seemsToDiffer' : 'sameWithin'}`,
    {
      metric: t(`reportFindings.lifts.metrics.${metric}`),
      ...outwardTexts({ low, high }, formats),
      ...eitherWay({ low, high }, formats),
    },
  );
  return { sentence, direction: change.differs ? (low > 1 ? 1 : -1) : 0 };
}

/** Breakdown of a change in views, against the same number of days before. */
export const explainChange: Tool<'explain_change'> = async (context, args) => {
  const { words, timeZone } = context;
  const { t, formats } = words;
  const figures = await loadFigures(context, args.account, args.period);
  if (figures === undefined) return noAccount(context);
  const { data, span, videos } = figures;
  if (span.from === null || span.days === null)
    return unknown([t('chatbot.say.nothingBefore')], [], ['explain', 'stats']);
  const firstDay = addDays(span.from, -span.days);
  const before = { from: firstDay, to: addDays(span.from, -1) };
  const beforeSpan = spanOf({ kind: 'between', ...before, days: span.days }, context.now, timeZone);
  const earlier = data.videos.filter(video => isIn(beforeSpan, video));
  if (videos.length + earlier.length === 0) return noVideos(context, figures);
  const gap = unknownPart(figures, beforeSpan.since, span.until, context);
  if (gap !== null) return unknown([gap], ['sync', 'import'], ['stats', 'best']);
  if ([videos, earlier].some(list => list.length > 0 && list.every(({ views }) => views === null)))
    return unknown([t('reportFindings.change.unread')], ['sync', 'import'], ['explain', 'stats']);
  if (earlier.length === 0) return unknown([t('reportFindings.change.nothingBefore')], [], ['stats', 'best']);
  const split = splitChange(splitVideos(earlier, figures), splitVideos(videos, figures));
  if (split.change === 0)
    return {
      known: true,
      text: [t('charts.split.sentence.same', { later: formats.number(split.later) })],
      basis: basisOf(figures, [...videos, ...earlier], {
        n: videos.length + earlier.length,
        method: t('chatbot.methods.split'),
        doc: 'dashboard#change',
      }),
      next: ['stats', 'best'],
    };
  return {
    known: true,
    text: [splitSentence(split, t, formats), t('chatbot.say.ageNote')],
    chart: {
      kind: 'split',
      title: t('reportFindings.change.chart'),
      earlier: split.earlier,
      later: split.later,
      parts: split.parts,
      factors: {
        earlier: { volume: split.factors.earlier.volume },
        later: { volume: split.factors.later.volume },
      },
      ...(split.one !== undefined && { one: split.one }),
      labels: { earlier: words.shortSpan(before), later: words.shortSpan({ from: span.from, to: span.to }) },
    },
    basis: basisOf(figures, [...videos, ...earlier], {
      n: videos.length + earlier.length,
      method: t('chatbot.methods.split'),
      doc: 'dashboard#change',
    }),
    next: ['best', 'rhythm', 'advice'],
  };
};

function splitVideos(videos: readonly ReportVideo[], { data }: AccountFigures): SplitVideo[] {
  const logOf = new Map(agedVideos(videos, data).map(({ id, log }) => [id, log]));
  return videos.flatMap(({ id, publishedAt, views }) => {
    const log = logOf.get(id);
    if (views === null) return [];
    return [{ publishedAt, views, ...(log !== undefined && { viewsAtEqualAge: Math.exp(log) }) }];
  });
}
