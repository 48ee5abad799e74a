import { liftSentence } from '#presentation/sentences/video-analysis-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';
import { AnalysisPanel, PanelPart } from '#web/features/video-analysis/context/analysis-panel.tsx';
import { REACH_TONE } from './used-hashtags.tsx';

/** Three to five hashtags for this video, each with its source; and those better left out. */
export function HashtagsSection() {
  const t = useT();
  const formats = useFormats();
  const { analysis, evidenceOf } = useAnalysis();
  const { suggestions, leaveOut } = analysis.hashtags;
  return (
    <AnalysisPanel name="hashtags" text={t('videoAdvice.hashtags.text')}>
      {suggestions.length === 0 ? (
        <p>{t('videoAdvice.hashtags.none')}</p>
      ) : (
        <>
          <ul className="grid gap-4">
            {suggestions.map(({ tag, role, origin, isUsed, ownVideos, lift, videoIds }) => (
              <li key={tag} className="min-w-0 border-b border-line pb-4 last:border-0 last:pb-0">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <span className="font-display text-lg font-bold wrap-anywhere">#{tag}</span>
                  <Badge tone={REACH_TONE[role]}>{t(`videoAnalysis.strategy.reaches.${role}`)}</Badge>
                  {isUsed && <Badge tone="good">{t('videoAdvice.hashtags.used')}</Badge>}
                </p>
                <p className="mt-1 text-sm text-muted">
                  {t(`videoAdvice.hashtags.origins.${origin}`)}
                  {' · '}
                  {ownVideos === 0
                    ? t('videoAdvice.hashtags.neverUsed')
                    : t('videoAdvice.hashtags.ownVideos', { count: ownVideos })}
                </p>
                {lift !== null && <p className="text-sm text-muted">{liftSentence(lift, t, formats)}</p>}
                {evidenceOf?.(videoIds, ownVideos)}
              </li>
            ))}
          </ul>
          <div className="mt-3 -ms-3 print:hidden">
            <CopyButton
              text={suggestions.map(({ tag }) => `#${tag}`).join(' ')}
              label={t('videoAdvice.hashtags.copy')}
              doneLabel={t('videoAdvice.hashtags.copied')}
            />
          </div>
        </>
      )}
      {leaveOut.length > 0 && (
        <div className="mt-6">
          <PanelPart title={t('videoAdvice.hashtags.leaveOut')}>
            <ul className="grid gap-1.5 text-[0.9375rem]">
              {leaveOut.map(({ tag, reach }) => (
                <li key={tag} className="flex flex-wrap items-baseline gap-x-2.5">
                  <s className="font-medium wrap-anywhere">#{tag}</s>
                  <span className="text-sm text-muted">
                    {t(`videoAdvice.hashtags.leaveOutReasons.${reach}`)}
                  </span>
                </li>
              ))}
            </ul>
          </PanelPart>
        </div>
      )}
    </AnalysisPanel>
  );
}
