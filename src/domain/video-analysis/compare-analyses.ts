import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { EngagementPanel } from './panels/engagement-panel.ts';
import type { HookPanel } from './panels/hook-panel.ts';
import type { StrategyPanel } from './panels/strategy-panel.ts';
import type { VideoRecommendation } from './advice/video-advice.ts';
import { hookClassOf, type AssessedPart, type VideoAnalysis } from './video-analysis.ts';

/** Fields compared between analyses; a panel locked for the reader is null, and so are its figures. */
export interface ComparedAnalysis extends Pick<
  VideoAnalysis,
  'method' | 'video' | 'basis' | 'against' | 'recommendations' | 'hashtags' | 'notAssessed'
> {
  hook: HookPanel | null;
  engagement: EngagementPanel | null;
  strategy: StrategyPanel | null;
  /** Hook class, where it is disclosed although its panel is locked. */
  hookClass?: HookKind | null;
}

/** Figures by which analyses are compared; engagement and shares in percent, times in seconds. */
const COMPARED_FIGURES = [
  'views',
  'engagement',
  'factor',
  'percentile',
  'engagement_percentile',
  'age',
  'own_videos',
  'duration',
  'first_words',
  'words_per_minute',
  'cuts_per_minute',
  'loudness',
  'ctas',
  'caption_characters',
  'hashtags',
] as const;
export type ComparedFigure = (typeof COMPARED_FIGURES)[number];

function figureOf(figure: ComparedFigure, analysis: ComparedAnalysis): number | null {
  const { video, basis, against, hook, engagement, strategy } = analysis;
  const views =
    against.views.absent === null && against.views.allLengths.known ? against.views.allLengths : null;
  const rates =
    against.engagement.absent === null && against.engagement.allLengths.known
      ? against.engagement.allLengths
      : null;
  switch (figure) {
    case 'views':
      return video.views;
    case 'engagement':
      return video.engagement;
    case 'factor':
      return views?.factor ?? null;
    case 'percentile':
      return views?.percentile ?? null;
    case 'engagement_percentile':
      return rates?.percentile ?? null;
    case 'age':
      return video.ageDays;
    case 'own_videos':
      return basis.ownVideos;
    case 'duration':
      return video.durationSeconds;
    case 'first_words':
      return hook?.second.absent === null ? hook.second.second : null;
    case 'words_per_minute':
      return hook?.pace.absent === null ? hook.pace.wordsPerMinute : null;
    case 'cuts_per_minute':
      return strategy?.picture.absent === null ? strategy.picture.cutsPerMinute : null;
    case 'loudness':
      return strategy?.sound.absent === null ? strategy.sound.loudnessLufs : null;
    case 'ctas':
      return engagement?.ctas.absent === null ? engagement.ctas.found.length : null;
    case 'caption_characters':
      return strategy?.caption.absent === null ? strategy.caption.characters : null;
    case 'hashtags':
      return strategy === null ? null : strategy.hashtags.length;
  }
}

interface FigureDifference {
  figure: ComparedFigure;
  earlier: number | null;
  later: number | null;
  /** Later minus earlier; null when either is unknown. */
  change: number | null;
}

interface AnalysisDifference {
  /** False: the methods differ, which may explain some differences. */
  isSameMethod: boolean;
  /** Null: unchanged, or unknown in one of them. */
  hookClass: { earlier: HookKind; later: HookKind } | null;
  /** Only figures that differ. */
  figures: FigureDifference[];
  newAdvice: VideoRecommendation[];
  goneAdvice: VideoRecommendation[];
  newHashtags: string[];
  goneHashtags: string[];
  nowAssessed: AssessedPart[];
  noLongerAssessed: AssessedPart[];
  isEmpty: boolean;
}

/** What changed between two analyses of one video. */
export function compareAnalyses(earlier: ComparedAnalysis, later: ComparedAnalysis): AnalysisDifference {
  const figures = COMPARED_FIGURES.flatMap((figure): FigureDifference[] => {
    const [before, after] = [figureOf(figure, earlier), figureOf(figure, later)];
    if (before === after) return [];
    const change = before === null || after === null ? null : after - before;
    return [{ figure, earlier: before, later: after, change }];
  });
  const [before, after] = [classOf(earlier), classOf(later)];
  const hookClass =
    before === null || after === null || before === after ? null : { earlier: before, later: after };
  const tags = ({ hashtags }: ComparedAnalysis) => hashtags.suggestions.map(({ tag }) => tag);
  const unseen = ({ notAssessed }: ComparedAnalysis) => notAssessed.map(({ part }) => part);
  const difference = {
    hookClass,
    figures,
    newAdvice: adviceMissingIn(earlier, later),
    goneAdvice: adviceMissingIn(later, earlier),
    newHashtags: missingIn(tags(earlier), tags(later)),
    goneHashtags: missingIn(tags(later), tags(earlier)),
    nowAssessed: missingIn(unseen(later), unseen(earlier)),
    noLongerAssessed: missingIn(unseen(earlier), unseen(later)),
  };
  const { hookClass: _, ...lists } = difference;
  const isEmpty = hookClass === null && Object.values(lists).every(list => list.length === 0);
  return { isSameMethod: earlier.method === later.method, ...difference, isEmpty };
}

function classOf({ hook, hookClass = null }: ComparedAnalysis): HookKind | null {
  return hook === null ? hookClass : hookClassOf({ hook });
}

function missingIn<Item>(there: readonly Item[], items: readonly Item[]): Item[] {
  return items.filter(item => !there.includes(item));
}

function adviceMissingIn(there: ComparedAnalysis, from: ComparedAnalysis): VideoRecommendation[] {
  const known = new Set(there.recommendations.map(({ id }) => id));
  return from.recommendations.filter(({ id }) => !known.has(id));
}

interface SideBySide {
  /** One value per analysis, in the given order; figures unknown in all of them are left out. */
  figures: { figure: ComparedFigure; values: (number | null)[] }[];
  hookClasses: (HookKind | null)[];
}

/** Compares different videos figure by figure. */
export function sideBySide(analyses: readonly ComparedAnalysis[]): SideBySide {
  const figures = COMPARED_FIGURES.map(figure => ({
    figure,
    values: analyses.map(analysis => figureOf(figure, analysis)),
  }));
  return {
    figures: figures.filter(({ values }) => values.some(value => value !== null)),
    hookClasses: analyses.map(classOf),
  };
}
