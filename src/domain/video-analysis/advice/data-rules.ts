import { advise, type VideoRecommendation } from './video-advice.ts';
import type { Findings } from './advice-findings.ts';

/** Data that would let the product say more, the most informative first. */
export function dataAdvice({
  against,
  hasFile,
  hasTranscript,
  video,
  hook,
}: Findings): VideoRecommendation[] {
  const advice: VideoRecommendation[] = [];
  const { views } = against;
  if (views.absent === null && !views.allLengths.known) {
    const { n, needed } = views.allLengths;
    const values = { count: n, needed };
    advice.push(advise('measure_more', 'engagement', 'data', 'knowledge', 'high', { values }));
  }
  if (!hasFile && video.kind === 'video')
    advice.push(advise('give_file', 'hook', 'data', 'knowledge', 'high'));
  const isSilent = hook.sound.absent === 'no_audio' || hook.sound.absent === 'silent_audio';
  if (!hasTranscript && video.kind === 'video' && !isSilent) {
    advice.push(advise('give_transcript', 'hook', 'data', 'knowledge', 'high'));
  }
  return advice;
}
