import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { liftSentence } from '#presentation/sentences/video-analysis-sentence.ts';
import type { HashtagReach } from '#domain/video-analysis/panels/hashtag-lists.ts';
import type { StrategyPanel } from '#domain/video-analysis/panels/strategy-panel.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';
import { PanelPart } from '#web/features/video-analysis/context/analysis-panel.tsx';

export const REACH_TONE: Record<HashtagReach, Tone> = {
  generic: 'warn',
  refused: 'bad',
  broad: 'neutral',
  niche: 'calm',
  branded: 'signal',
};

/** The hashtags of the caption: the reach of each, how often the creator uses it and its effect there. */
export function UsedHashtags({ strategy: { hashtags, caption } }: { strategy: StrategyPanel }) {
  const t = useT();
  const formats = useFormats();
  const { hidesCaption, hidesOwn } = useAnalysis();
  if (hidesCaption === true) return null;
  const usual = caption.absent === null ? caption.own.hashtags : null;
  return (
    <PanelPart title={t('videoAnalysis.strategy.hashtags')}>
      {hashtags.length === 0 ? (
        <p>{t('videoAnalysis.strategy.noHashtags')}</p>
      ) : (
        <ul className="grid gap-2.5">
          {hashtags.map(({ tag, reach, ownVideos, lift }) => (
            <li key={tag} className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <span className="font-medium wrap-anywhere">#{tag}</span>
                <Badge tone={REACH_TONE[reach]}>{t(`videoAnalysis.strategy.reaches.${reach}`)}</Badge>
                {hidesOwn !== true && (
                  <span className="text-sm text-muted">
                    {ownVideos === 0
                      ? t('videoAdvice.hashtags.neverUsed')
                      : t('videoAdvice.hashtags.ownVideos', { count: ownVideos })}
                  </span>
                )}
              </p>
              {lift !== null && ownVideos > 0 && (
                <p className="text-sm text-muted">{liftSentence(lift, t, formats)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {usual !== null && (
        <p className="mt-2 text-sm text-muted">
          {usual.known
            ? t('videoAnalysis.strategy.ownHashtags', {
                median: formats.number(usual.median),
                low: formats.number(usual.low),
                high: formats.number(usual.high),
              })
            : refusalSentence(usual, t)}
        </p>
      )}
    </PanelPart>
  );
}
