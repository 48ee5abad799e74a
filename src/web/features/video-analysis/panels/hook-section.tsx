import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import {
  absenceText,
  ownLiftSentence,
  secondsText,
} from '#presentation/sentences/video-analysis-sentence.ts';
import type { HookPanel } from '#domain/video-analysis/panels/hook-panel.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';
import { AnalysisPanel, AbsenceText } from '#web/features/video-analysis/context/analysis-panel.tsx';
import { BaitMeter } from './bait-meter.tsx';
import { HookClassPart } from './hook-class-part.tsx';
import { HookParts } from './hook-parts.tsx';
import { CraftPlace } from './craft-percentile.tsx';
import { HookRewrites } from './hook-rewrites.tsx';
import { Timeline } from '#web/features/video-analysis/timeline/timeline-panel.tsx';

/** The hook: its class, speech, picture, texts and sound at the start, and the timeline of the video. */
export function HookSection() {
  const { analysis, proposalsOf } = useAnalysis();
  const { hook } = analysis;
  return (
    <AnalysisPanel name="hook">
      {hook !== null && (
        <div className="grid gap-8">
          <HookClassPart hook={hook} />
          <OwnLift hook={hook} />
          <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
            <FirstWordsPart hook={hook} />
            <BaitMeter bait={hook.bait} />
          </div>
          <HookParts hook={hook} />
          {proposalsOf !== undefined && <CraftPlace analysisId={proposalsOf} />}
          {proposalsOf !== undefined && <HookRewrites analysisId={proposalsOf} />}
          <Timeline timeline={hook.timeline} />
        </div>
      )}
    </AnalysisPanel>
  );
}

/** The effect of this class in the creator's own videos, or why it is unknown. */
function OwnLift({ hook: { ownLift, class: hookClass } }: { hook: HookPanel }) {
  const t = useT();
  const formats = useFormats();
  const { evidenceOf, hidesOwn } = useAnalysis();
  if (hookClass.absent !== null || hidesOwn === true) return null;
  if (ownLift === null) return <AbsenceText>{t('videoAnalysis.hook.ownLiftNever')}</AbsenceText>;
  if (!ownLift.known) return <AbsenceText>{refusalSentence(ownLift, t)}</AbsenceText>;
  return (
    <div>
      <p>{ownLiftSentence(ownLift, t, formats)}</p>
      <p className="mt-1 text-[0.8125rem] text-muted">{t('videoAnalysis.hook.ownLiftBasis')}</p>
      {evidenceOf?.(ownLift.videoIds, ownLift.n)}
    </div>
  );
}

/** When the first words come, and the speaking pace. */
function FirstWordsPart({ hook: { second, pace } }: { hook: HookPanel }) {
  const t = useT();
  const formats = useFormats();
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div className="min-w-0">
        <dt className="text-sm font-medium text-muted">{t('videoAnalysis.hook.second')}</dt>
        {second.absent === null ? (
          <dd className="mt-1">
            <span className="figure block text-[1.75rem] leading-none">
              {secondsText(second.second, t, formats)}
            </span>
            <span className="mt-1 block text-[0.8125rem] text-muted">
              {t(`videoAnalysis.places.${second.place}`)}
            </span>
          </dd>
        ) : (
          <dd className="mt-1 text-sm text-muted">{absenceText(second.absent, t)}</dd>
        )}
      </div>
      <div className="min-w-0">
        <dt className="text-sm font-medium text-muted">{t('videoAnalysis.hook.pace')}</dt>
        {pace.absent === null ? (
          <dd className="mt-1">
            <span className="block font-semibold">
              {t('videoAnalysis.hook.paceText', { count: Math.round(pace.wordsPerMinute) })}
            </span>
            <span className="mt-1 block text-[0.8125rem] text-muted">
              {t('videoAnalysis.hook.paceNote', {
                words: formats.number(pace.words),
                seconds: secondsText(pace.speechSeconds, t, formats),
              })}
            </span>
          </dd>
        ) : (
          <dd className="mt-1 text-sm text-muted">{absenceText(pace.absent, t)}</dd>
        )}
      </div>
    </dl>
  );
}
