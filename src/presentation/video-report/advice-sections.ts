import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import {
  absenceText,
  liftSentence,
  sourcedQuote,
  videoAdviceSentences,
} from '#presentation/sentences/video-analysis-sentence.ts';
import { note, type Section } from '../document.ts';
import { part, said } from './quotes.ts';
import type { VideoWords } from './texts.ts';

/** The recommendations, each with its evidence. */
export function recommendationsSection({ recommendations }: ShownAnalysis, all: VideoWords): Section {
  const { t, say, formats } = all;
  const words = (key: 'effort' | 'expected', text: string) =>
    say('named', { name: t(`videoAdvice.recommendations.${key}`), text });
  return {
    title: t('videoAnalysis.panels.recommendations'),
    blocks: [
      ...(recommendations.length === 0
        ? [said(t('videoAdvice.recommendations.none'))]
        : [said(t('videoAdvice.recommendations.text'))]),
      ...recommendations.map(one => {
        const { action, why } = videoAdviceSentences(one, t, formats);
        const { effort, expected, confidence, evidence } = one;
        return part(action, [
          why,
          ...evidence.quotes.map(quote => sourcedQuote(quote, t, formats)),
          words('effort', t(`videoAdvice.recommendations.efforts.${effort}`)),
          words('expected', t(`videoAdvice.recommendations.expectations.${expected}`)),
          confidence !== null && t(`videoAnalysis.confidence.${confidence}`),
        ]);
      }),
      ...(recommendations.length === 0 ? [] : [note(t('videoAdvice.recommendations.noPromise'))]),
    ],
  };
}

/** Hashtags for this video with their origin, and those to remove. */
export function hashtagsSection({ hashtags }: ShownAnalysis, all: VideoWords): Section {
  const { t, say, formats } = all;
  const { suggestions, leaveOut } = hashtags;
  return {
    title: t('videoAnalysis.panels.hashtags'),
    blocks: [
      said(t(suggestions.length === 0 ? 'videoAdvice.hashtags.none' : 'videoAdvice.hashtags.text')),
      ...suggestions.map(({ tag, role, origin, isUsed, ownVideos, lift }) =>
        part(say('named', { name: `#${tag}`, text: t(`videoAnalysis.strategy.reaches.${role}`) }), [
          [
            t(`videoAdvice.hashtags.origins.${origin}`),
            ownVideos === 0
              ? t('videoAdvice.hashtags.neverUsed')
              : t('videoAdvice.hashtags.ownVideos', { count: ownVideos }),
            ...(isUsed ? [t('videoAdvice.hashtags.used')] : []),
          ].join(' · '),
          lift !== null && liftSentence(lift, t, formats),
        ]),
      ),
      ...(leaveOut.length === 0
        ? []
        : [
            part(
              t('videoAdvice.hashtags.leaveOut'),
              leaveOut.map(({ tag, reach }) =>
                say('named', { name: `#${tag}`, text: t(`videoAdvice.hashtags.leaveOutReasons.${reach}`) }),
              ),
            ),
          ]),
    ],
  };
}

/** Listed explicitly, so that silence is not taken for a good result. */
export function notAssessedSection({ notAssessed }: ShownAnalysis, { t }: VideoWords): Section {
  return {
    title: t('videoAnalysis.notAssessed.title'),
    blocks: [
      said(t('videoAnalysis.notAssessed.text')),
      ...notAssessed.map(({ part: name, reason }) =>
        said(
          t('videoAnalysis.notAssessed.line', {
            part: t(`videoAnalysis.parts.${name}`),
            reason: absenceText(reason, t),
          }),
        ),
      ),
    ],
  };
}
