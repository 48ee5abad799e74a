import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';
import { factorText } from './factor-texts.ts';

/** A movement below half a per cent of the picture is not visible. */
const STILL = 0.005;
/** A ratio this close to one counts as no change. */
const SAME = 1.25;

/** Motion at the start relative to the rest of the video; `ratio` is null when there is no rest. */
export function motionSentence(
  { motion, motionRatio }: { motion: number; motionRatio: number | null },
  t: T,
  formats: Formats,
): string {
  const isStill = motion < STILL;
  if (isStill && motionRatio !== null && motionRatio > 1 / SAME)
    return t('videoAnalysis.hook.stillThroughout');
  if (isStill) return t('videoAnalysis.hook.stillAtStart');
  const percent = formats.percent(100 * motion, 0);
  if (motionRatio === null) return t('videoAnalysis.hook.motionAlone', { percent });
  return t('videoAnalysis.hook.motion', { percent, ratio: factorText(motionRatio, formats) });
}
