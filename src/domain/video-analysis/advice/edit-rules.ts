import { advise, type VideoRecommendation } from './video-advice.ts';
import type { Findings } from './advice-findings.ts';

/** The hook is what comes in the first three seconds. Source: TikTok for Business, « creative codes ». */
const HOOK_SECONDS = 3;
const SPEECH_AT_ONCE_SECONDS = 1;
const STILL_RATIO = 0.5;
const LONG_START_SILENCE_SECONDS = 1;
const LONG_SILENCE_SECONDS = 1.5;
/** Below this share of speech, silences are deliberate. */
const SPOKEN_SHARE = 0.2;
const QUIET_LU = -6;
const LOUD_LU = 4;
const WIDE_BARS_SHARE = 0.1;

/** Advice from the pictures and the sound; none without the file. */
export function editAdvice(findings: Findings): VideoRecommendation[] {
  return [...openingAdvice(findings), ...soundAdvice(findings), ...frameAdvice(findings)];
}

function openingAdvice({ hook }: Findings): VideoRecommendation[] {
  const advice: VideoRecommendation[] = [];
  const { second, onScreen, visual, sound } = hook;
  if (second.absent === null && second.second > HOOK_SECONDS) {
    const values = { second: second.second };
    advice.push(advise('hook_earlier', 'hook', 'edit', 'attention', 'medium', { values }));
  }
  const heard = second.absent === null && second.second <= SPEECH_AT_ONCE_SECONDS;
  if (onScreen.absent === 'no_text_on_screen' && !heard) {
    advice.push(advise('text_in_first_seconds', 'hook', 'edit', 'attention', 'low'));
  }
  if (visual.absent === null) {
    const { motionRatio, cutsInFirstThreeSeconds } = visual;
    if (motionRatio !== null && motionRatio < STILL_RATIO && cutsInFirstThreeSeconds === 0) {
      const values = { percent: 100 * motionRatio };
      advice.push(advise('movement_in_first_seconds', 'hook', 'reshoot', 'attention', 'low', { values }));
    }
  }
  if (sound.absent === null && sound.silentStartSeconds >= LONG_START_SILENCE_SECONDS) {
    const values = { seconds: sound.silentStartSeconds };
    advice.push(advise('cut_opening_silence', 'hook', 'edit', 'attention', 'medium', { values }));
  }
  return advice;
}

function soundAdvice({ hook, strategy }: Findings): VideoRecommendation[] {
  const advice: VideoRecommendation[] = [];
  const { sound, speech } = strategy;
  if (sound.absent !== null) return advice;
  const starts = hook.sound.absent === null ? hook.sound.silentStartSeconds : 0;
  const spoken = speech.absent === null && speech.ratio >= SPOKEN_SHARE;
  const isAtStart = starts >= LONG_START_SILENCE_SECONDS && sound.longestSilenceSeconds <= starts;
  if (spoken && sound.longestSilenceSeconds >= LONG_SILENCE_SECONDS && !isAtStart) {
    const values = { seconds: sound.longestSilenceSeconds };
    advice.push(advise('cut_long_silences', 'strategy', 'edit', 'attention', 'low', { values }));
  }
  const values = { loudness: sound.loudnessLufs, difference: Math.abs(sound.aboveTargetLu) };
  if (sound.aboveTargetLu <= QUIET_LU) {
    advice.push(advise('raise_loudness', 'strategy', 'edit', 'clarity', 'high', { values }));
  } else if (sound.aboveTargetLu >= LOUD_LU) {
    advice.push(advise('lower_loudness', 'strategy', 'edit', 'clarity', 'high', { values }));
  }
  return advice;
}

function frameAdvice({ strategy }: Findings): VideoRecommendation[] {
  const { picture } = strategy;
  if (picture.absent !== null) return [];
  const { letterbox, width, height } = picture;
  const bars =
    letterbox === null ? 0 : Math.max(letterbox.top + letterbox.bottom, letterbox.left + letterbox.right);
  if (bars >= WIDE_BARS_SHARE) {
    const values = { width, height, percent: 100 * bars };
    return [advise('fill_frame', 'strategy', 'edit', 'attention', 'medium', { values })];
  }
  if (width <= height) return [];
  const values = { width, height };
  return [advise('film_upright', 'strategy', 'reshoot', 'attention', 'medium', { values })];
}
