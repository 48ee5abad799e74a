import { captionAdvice } from './caption-rules.ts';
import { dataAdvice } from './data-rules.ts';
import { editAdvice } from './edit-rules.ts';
import { ownLiftAdvice } from './own-lift-rules.ts';
import { rankAdvice } from '#domain/video-analysis/rank-rules.ts';
import { VIDEO_RULES, type VideoRecommendation } from './video-advice.ts';
import type { Findings } from './advice-findings.ts';
import { wordsAdvice } from './words-rules.ts';

/** More would not be read. */
const MOST = 5;
/** At most one request for missing data. */
const MOST_DATA = 1;

/** Advice from the findings, most important first, five at most, one per rule. */
export function videoAdvice(findings: Findings): VideoRecommendation[] {
  const found = [
    ...rankAdvice(findings),
    ...ownLiftAdvice(findings),
    ...wordsAdvice(findings),
    ...editAdvice(findings),
    ...captionAdvice(findings),
  ].sort((a, b) => VIDEO_RULES.indexOf(a.id) - VIDEO_RULES.indexOf(b.id));
  const data = dataAdvice(findings).slice(0, MOST_DATA);
  return [...found.slice(0, MOST - data.length), ...data];
}
