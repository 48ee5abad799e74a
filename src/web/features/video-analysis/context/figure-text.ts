import type { ComparedFigure } from '#domain/video-analysis/compare-analyses.ts';
import { factorText } from '#presentation/sentences/advice-sentence.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';
import { shareText } from '#presentation/sentences/share-text.ts';
import { secondsText } from '#presentation/sentences/video-analysis-sentence.ts';

/** A compared figure as text, in its own unit. */
export function figureText(figure: ComparedFigure, value: number | null, t: T, formats: Formats): string {
  if (value === null) return t('videoAdvice.differences.unknown');
  switch (figure) {
    case 'engagement':
      return formats.percent(value);
    case 'percentile':
    case 'engagement_percentile':
      return shareText(value, formats);
    case 'factor':
      return factorText(value, formats);
    case 'age':
      return t('videoAdvice.differences.days', { count: Math.floor(value) });
    case 'duration':
    case 'first_words':
      return secondsText(value, t, formats);
    case 'loudness':
      return `${formats.number(value, 1).replace('-', '−')}\u00A0LUFS`;
    case 'cuts_per_minute':
      return formats.number(value, 1);
    default:
      return formats.number(value);
  }
}
