import type { AbsenceReason, Confidence } from '#domain/video-analysis/findings/findings.ts';
import { absenceText } from '#presentation/sentences/video-analysis-sentence.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { paragraph, type Block } from '../document.ts';
import type { VideoWords } from './texts.ts';

/** Why a part has no findings. */
export function unsaid(reason: AbsenceReason, { t }: VideoWords): string {
  return t('videoAnalysis.notAssessed.short', { reason: absenceText(reason, t) });
}

/** A part with its lines, empty ones left out. Quoted texts are on one line. */
export function part(title: string, lines: readonly (string | false | null)[]): Block {
  const said = lines.filter((line): line is string => typeof line === 'string' && line !== '');
  return { kind: 'item', title: inertText(title), lines: said.map(inertText) };
}

export function said(text: string): Block {
  return paragraph(inertText(text));
}

export function sure(title: string, confidence: Confidence, { t, say }: VideoWords): string {
  return say('beside', { one: title, other: t(`videoAnalysis.confidence.${confidence}`) });
}
