import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';
import { factorText } from './factor-texts.ts';

/** Under half a per cent of the picture nobody sees a movement. */
const STILL = 0.005;
/** A ratio so near to one is no change. */
const SAME = 1.25;

/** How much the picture moves at the start, beside the rest of the video; `ratio` is null where there is no rest. */
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
