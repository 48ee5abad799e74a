import type { MediaFacts } from '#domain/media/media-facts.ts';
import type { AnalysisInput } from './findings/analysis-input.ts';
import type { AgainstOwn } from './findings/findings.ts';
import type { AssessedPart, NotAssessed } from './video-analysis.ts';

/** Parts that no figure can measure: stated each time, so that silence is not taken for a good result. */
const NEVER_ASSESSED: readonly AssessedPart[] = ['emotion', 'trend'];

/** What the analysis does not assess, and why. */
export function notAssessedIn(
  { video, mediaFacts, transcript }: AnalysisInput,
  against: AgainstOwn,
): NotAssessed[] {
  const missing: NotAssessed[] = [...fileParts(mediaFacts, video.kind)];
  if (transcript === null || transcript === undefined) {
    if (video.kind === 'video') missing.push({ part: 'words_said', reason: 'no_transcript' });
  } else if (!transcript.timed) missing.push({ part: 'words_said', reason: 'no_times' });
  if (video.caption.trim() === '') missing.push({ part: 'caption', reason: 'no_words' });
  if (against.views.absent !== null) missing.push({ part: 'views', reason: against.views.absent });
  if (against.engagement.absent !== null) {
    missing.push({ part: 'engagement', reason: against.engagement.absent });
  }
  return [...missing, ...NEVER_ASSESSED.map(part => ({ part, reason: 'not_measurable' as const }))];
}

function fileParts(facts: MediaFacts | null | undefined, kind: 'video' | 'slideshow'): NotAssessed[] {
  const names = ['pictures', 'sound', 'speech', 'screen_texts'] as const;
  if (facts === null || facts === undefined) {
    const reason = kind === 'slideshow' ? 'slideshow' : 'no_file';
    return names.map(part => ({ part, reason }));
  }
  const { pictures, sound, speech, texts } = facts;
  const parts = { pictures, sound, speech, screen_texts: texts };
  return names.flatMap(part => {
    const reason = parts[part].notAssessed;
    return reason === null ? [] : [{ part, reason }];
  });
}
