import { secondsText, speechText } from '#presentation/sentences/video-analysis-sentence.ts';
import type { StrategyPanel } from '#domain/video-analysis/panels/strategy-panel.ts';
import type { Found } from '#domain/video-analysis/findings/findings.ts';
import type { Pace } from '#domain/video-analysis/text/speaking-pace.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { FactLine } from './fact-line.tsx';

type Known<Part extends keyof StrategyPanel> = Extract<StrategyPanel[Part], { absent: null }>;

/** The file's measurements of picture, sound, speech and texts. */
export function FileFacts({
  strategy: { picture, sound, speech, screenTexts },
  pace,
}: {
  strategy: StrategyPanel;
  pace: Found<Pace> | undefined;
}) {
  const t = useT();
  const formats = useFormats();
  return (
    <dl>
      <FactLine label={t('videoAnalysis.strategy.picture')} found={picture}>
        {picture.absent === null && <Picture picture={picture} />}
      </FactLine>
      <FactLine label={t('videoAnalysis.strategy.sound')} found={sound}>
        {sound.absent === null && <Sound sound={sound} />}
      </FactLine>
      <FactLine label={t('videoAnalysis.strategy.speech')} found={speech}>
        {speech.absent === null && (
          <p>
            {speechText(speech.ratio, pace, t, formats)}{' '}
            {speech.musicOnly && t('videoAnalysis.hook.musicOnly')}
          </p>
        )}
      </FactLine>
      <FactLine label={t('videoAnalysis.strategy.screenTexts')} found={screenTexts}>
        {screenTexts.absent === null && (
          <p>
            {t('videoAnalysis.strategy.texts', {
              count: screenTexts.texts,
              percent: formats.percent(100 * screenTexts.share, 0),
            })}{' '}
            {screenTexts.meanWords !== null &&
              t('videoAnalysis.strategy.meanWords', { count: Math.round(screenTexts.meanWords) })}
          </p>
        )}
      </FactLine>
    </dl>
  );
}

function Picture({ picture }: { picture: Known<'picture'> }) {
  const t = useT();
  const formats = useFormats();
  const { width, height, aspectName, framesPerSecond, letterbox, cutsPerMinute, medianShotSeconds } = picture;
  const bars = letterbox === null ? 0 : letterbox.top + letterbox.bottom + letterbox.left + letterbox.right;
  return (
    <div className="grid gap-1">
      <p>
        {[
          t('videoAnalysis.strategy.size', { width: formats.number(width), height: formats.number(height) }),
          aspectName !== null && t('videoAnalysis.strategy.aspect', { aspect: aspectName }),
          framesPerSecond !== null &&
            t('videoAnalysis.strategy.frames', { count: Math.round(framesPerSecond) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        {t('videoAnalysis.strategy.cuts', {
          count: Math.round(cutsPerMinute),
          seconds: secondsText(medianShotSeconds, t, formats),
        })}
      </p>
      <p>
        {bars > 0
          ? t('videoAnalysis.strategy.letterbox', { percent: formats.percent(100 * bars, 0) })
          : t('videoAnalysis.strategy.noLetterbox')}{' '}
        {picture.blackShare > 0.01 &&
          t('videoAnalysis.strategy.blackShare', { percent: formats.percent(100 * picture.blackShare, 0) })}
      </p>
      <p>{t('videoAnalysis.strategy.loop', { percent: formats.percent(100 * picture.loopDistance, 0) })}</p>
    </div>
  );
}

function Sound({ sound }: { sound: Known<'sound'> }) {
  const t = useT();
  const formats = useFormats();
  const { loudnessLufs, aboveTargetLu, silentShare, longestSilenceSeconds } = sound;
  return (
    <div className="grid gap-1">
      <p>
        {t('videoAnalysis.strategy.loudness', {
          loudness: formats.number(loudnessLufs, 1).replace('-', '−'),
          difference: formats.number(Math.abs(aboveTargetLu), 1),
          direction: t(`videoAnalysis.strategy.loudnessDirections.${aboveTargetLu < 0 ? 'below' : 'above'}`),
        })}
      </p>
      <p>
        {t('videoAnalysis.strategy.silent', {
          percent: formats.percent(100 * silentShare, 0),
          seconds: secondsText(longestSilenceSeconds, t, formats),
        })}
      </p>
    </div>
  );
}
