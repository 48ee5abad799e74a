import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import { FIRST_BY_RANK } from '#domain/video-analysis/video-analysis.ts';
import type {
  EngagementPercentile,
  OwnPercentile,
  ViewsPercentile,
} from '#domain/video-analysis/findings/findings.ts';
import { comparedWithOther } from '#domain/video-analysis/video-analysis.ts';
import { factorText, refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { outdoneText, shareHighText, shareText } from '#presentation/sentences/share-text.ts';
import { percentileWords } from '#presentation/sentences/video-analysis-sentence.ts';
import { sharesDrawing } from '../charts/share-marks.ts';
import { note, type Block, type Section } from '../document.ts';
import { part, said, unsaid } from './quotes.ts';
import type { VideoWords } from './texts.ts';

/** Percentiles of the video among the creator's own: in sentences, and as a chart with ranges. */
export function percentileSection(
  { against, video, basis, method }: ShownAnalysis,
  words: VideoWords,
): Section {
  const { t, formats } = words;
  const { views, engagement, band } = against;
  const comparedWith = comparedWithOther({ video, basis });
  const all = t('videoAnalysis.standing.allLengths');
  const same =
    band === null ? all : t('videoAnalysis.standing.sameLength', { band: t(`advice.durations.${band}`) });
  const named = (metric: string, among: string) => t('videoAnalysis.standing.figure', { metric, among });
  const viewsTitle = t('videoAnalysis.standing.views');
  const engagementTitle = t('videoAnalysis.standing.engagement');
  const blocks: Block[] = [];
  const shares: { label: string; standing: OwnPercentile }[] = [];
  const add = <Standing extends OwnPercentile>(
    label: string,
    answer: Estimate<Standing> | null,
    lines: (standing: Standing) => string[],
  ) => {
    if (answer === null) return;
    if (!answer.known) {
      blocks.push(part(label, [refusalSentence(answer, t)]));
      return;
    }
    shares.push({ label, standing: answer });
    blocks.push(part(label, [...lines(answer), ...placeLines(answer, words)]));
  };
  if (views.absent === null) {
    const lines = (standing: ViewsPercentile) => viewLines(standing, method, words);
    add(named(viewsTitle, all), views.allLengths, lines);
    add(named(viewsTitle, same), views.sameLength, lines);
  } else blocks.push(part(viewsTitle, [unsaid(views.absent, words)]));
  if (engagement.absent === null) {
    const lines = (standing: EngagementPercentile) => engagementLines(standing, words);
    add(named(engagementTitle, all), engagement.allLengths, lines);
    add(named(engagementTitle, same), engagement.sameLength, lines);
  } else blocks.push(part(engagementTitle, [unsaid(engagement.absent, words)]));
  const chart = sharesChart(shares, words);
  return {
    title: t('videoAnalysis.standing.title'),
    blocks: [
      ...(video.ageDays === null
        ? []
        : [
            said(
              t('videoAnalysis.standing.age', {
                days: formats.number(video.ageDays, video.ageDays < 10 ? 1 : 0),
              }),
            ),
          ]),
      ...blocks,
      ...chart,
      ...(comparedWith === null
        ? []
        : [note(t('videoAnalysis.standing.otherCreator', { username: comparedWith }))]),
      ...(basis.ownUsername === null ? [note(t('videoAnalysis.standing.noOwn'))] : []),
      ...(method >= FIRST_BY_RANK && views.absent === null && views.allLengths.known
        ? [note(t('videoAnalysis.standing.usual'))]
        : []),
      ...(!basis.isOwnCurve && views.absent === null
        ? [note(t('videoAnalysis.standing.referenceCurve'))]
        : []),
      ...(basis.leftOut > 0 ? [note(t('videoAnalysis.standing.leftOut', { count: basis.leftOut }))] : []),
    ],
  };
}

function placeLines(
  { percentile, low, high, level, n }: OwnPercentile,
  { t, formats }: VideoWords,
): string[] {
  return [
    outdoneText(percentile, n, t, formats),
    t('videoAnalysis.standing.percentileRange', {
      level: formats.percent(100 * level, 0),
      low: shareText(low, formats),
      high: shareHighText(high, formats),
    }),
  ];
}

function viewLines(standing: ViewsPercentile, method: number, { t, say, formats }: VideoWords): string[] {
  const { factor, typicalViews } = standing;
  const { place, range, rarity } = percentileWords(standing, method, t, formats);
  return [
    say('beside', {
      one: t('videoAnalysis.standing.factor', { factor: factorText(factor, formats) }),
      other: place,
    }),
    ...(range === null ? [] : [range]),
    t('videoAnalysis.standing.typical', { views: formats.number(typicalViews) }),
    ...(rarity === null ? [] : [rarity]),
  ];
}

function engagementLines(
  { median, medianLow, medianHigh }: EngagementPercentile,
  { t, formats }: VideoWords,
) {
  return [
    t('videoAnalysis.standing.median', {
      median: formats.percent(median),
      low: formats.percent(medianLow),
      high: formats.percent(medianHigh),
    }),
  ];
}

function sharesChart(
  shares: readonly { label: string; standing: OwnPercentile }[],
  { t, say, formats }: VideoWords,
): Block[] {
  if (shares.length === 0) return [];
  const text = ({ percentile, n }: OwnPercentile) => outdoneText(percentile, n, t, formats);
  const alt = shares.map(({ label, standing }) => say('named', { name: label, text: text(standing) }));
  const drawing = sharesDrawing(
    shares.map(({ label, standing: { percentile, low, high } }) => ({
      label,
      share: percentile,
      low,
      high,
      figure: shareText(percentile, formats),
    })),
    share => formats.percent(share, 0),
  );
  return [{ kind: 'chart', alt: formats.list(alt), drawing }];
}
