import { describe, expect, test } from 'vitest';
import {
  analysisInput,
  anyInput,
  mediaFacts,
  ownVideo,
  transcriptOf,
  videoToAnalyse,
} from '#test/scenes/generated-video.ts';
import { analyseVideo } from '#domain/video-analysis/analyse-video.ts';
import { VIDEO_RULES } from '#domain/video-analysis/advice/video-advice.ts';
import { ABSENCE_REASONS } from '#domain/video-analysis/findings/findings.ts';
import { NOT_ASSESSED_REASONS } from '#domain/media/media-facts.ts';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { translateWith, type Messages } from '#i18n/messages.ts';
import {
  absenceText,
  evidenceText,
  liftSentence,
  ownBasisText,
  quoteText,
  secondsText,
  sourcedQuote,
  speechText,
  percentileWords,
  summarySentences,
  videoAdviceSentences,
} from './video-analysis-sentence.ts';

const speaker = (language: 'fr' | 'en') => ({
  language,
  t: translateWith(language, (language === 'fr' ? fr : en) as Messages),
  formats: createFormats(language, 'Europe/Paris'),
});
const french = speaker('fr');
const english = speaker('en');

/** Every placeholder was filled, and with something. */
function expectSaid(sentence: string): void {
  expect(sentence).not.toMatch(/\{\w+\}|undefined|\bnull\b|NaN|Infinity|videoAnalysis\.|videoAdvice\./);
  expect(sentence.trim()).not.toBe('');
}

describe.each([french, english])('in $language', ({ t, formats }) => {
  test('whatever is analysed, the three sentences and all advice are said in full', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const analysis = analyseVideo(anyInput(seed));
      const sentences = summarySentences(analysis, t, formats);
      expect(sentences).toHaveLength(3);
      sentences.forEach(expectSaid);
      for (const recommendation of analysis.recommendations) {
        const { action, why } = videoAdviceSentences(recommendation, t, formats);
        expectSaid(action);
        expectSaid(why);
      }
      for (const { lift } of analysis.strategy.hashtags) expectSaid(liftSentence(lift, t, formats));
    }
  });

  test('every reason why something is not said has its words', () => {
    for (const reason of [...ABSENCE_REASONS, ...NOT_ASSESSED_REASONS]) expectSaid(absenceText(reason, t));
  });

  test('every rule has its words', () => {
    for (const id of VIDEO_RULES) {
      expect(t(`videoAdvice.rules.${id}.action`, {} as never)).not.toContain('videoAdvice');
    }
  });
});

test('a summary of a video with everything known', () => {
  const analysis = analyseVideo(
    analysisInput({
      video: videoToAnalyse({ caption: 'Pourquoi votre pain ne lève pas ? #pain' }),
      mediaFacts: mediaFacts(),
      transcript: transcriptOf([0.5, 2.4, 'Pourquoi votre pain ne lève pas ?']),
    }),
  );
  const [headline, evidence, next] = summarySentences(analysis, french.t, french.formats);
  expect(headline).toMatch(/^Face à vos autres vidéos, .*vos vues habituelles de cette époque, à âge égal/u);
  expect(evidence).toMatch(/^Côté engagement, elle fait mieux que \d+\s?% de vos 40 autres vidéos/u);
  // Engagement is compared as it stands: only views are brought to equal age.
  expect(evidence).not.toMatch(/âge/u);
  expect(next).not.toBe('');
});

test('a place is told by the rank, also where the distance is not rare', () => {
  const standing = {
    low: 90,
    high: 99,
    level: 0.95,
    n: 49,
    typicalViews: 1_000,
    factorLow: 8,
    factorHigh: 18,
  };
  const words = (percentile: number, factor: number, method: number) =>
    percentileWords(
      { ...standing, percentile, factor, verdict: 'ordinary' },
      method,
      french.t,
      french.formats,
    );
  expect(words(98, 12, 2)).toEqual({
    place: 'parmi les meilleures',
    range: 'fourchette à 95\u00A0%\u00A0: ×8,0 à ×18',
    rarity: 'Des écarts de cette taille arrivent chez vous\u00A0: à lui seul, celui-ci ne prouve rien.',
  });
  expect(words(10, 0.18, 2).place).toBe('parmi les moins bonnes');
  // The wording of analyses made with the first method is unchanged.
  expect(words(98, 12, 1)).toEqual({
    place: 'variation habituelle',
    range: 'fourchette\u00A0: ×8,0 à ×18',
    rarity: null,
  });
});

test('quotes carry their second and their place', () => {
  const quote = { place: 'speech' as const, words: 'Abonnez-vous', second: 28.5 };
  expect(quoteText(quote, french.t, french.formats)).toBe('«\u00A0Abonnez-vous\u00A0», à 28,5\u00A0s');
  expect(sourcedQuote(quote, english.t, english.formats)).toBe('“Abonnez-vous”, at 28.5 s (speech)');
  expect(secondsText(3, french.t, french.formats)).toBe('3\u00A0s');
});

test('a thin comparison is a sentence without a figure that claims something', () => {
  const few = analyseVideo(analysisInput({ ownVideos: [] }));
  const [headline] = summarySentences(few, french.t, french.formats);
  expect(headline).toBe(
    'Ses vues ne se comparent pas encore aux vôtres\u00A0: 0 autre vidéo mesurée, il en faut 10.',
  );
});

describe('what an analysis was compared with', () => {
  const own = (count: number) => Array.from({ length: count }, (_, index) => ownVideo(index));
  const saidOf = (video: Parameters<typeof videoToAnalyse>[0], count = 14) =>
    ownBasisText(
      analyseVideo(analysisInput({ video: videoToAnalyse(video), ownVideos: own(count) })),
      french.t,
    );

  test('says a comparison only where there is one', () => {
    expect(saidOf({})).toBe('Comparée à 14 autres vidéos de @lea.');
    expect(saidOf({ counts: null })).toBe('Pas comparée aux 14 autres vidéos connues de @lea.');
    expect(saidOf({ publishedAt: null })).toBe('Engagement comparé à celui de 14 autres vidéos de @lea.');
    expect(saidOf({}, 3)).toBe('Pas comparée aux 3 autres vidéos connues de @lea.');
    expect(saidOf({}, 0)).toBe('Comparée à aucune autre vidéo.');
  });

  test('says how many of the videos behind a finding can be looked at', () => {
    const often = Array.from({ length: 120 }, (_, index) =>
      ownVideo(index, { caption: index % 2 === 0 ? 'Pourquoi votre pâte colle ?' : 'Golden hour' }),
    );
    const lift = analyseVideo(
      analysisInput({
        video: videoToAnalyse({ caption: 'Pourquoi votre pain ne lève pas ?' }),
        ownVideos: often,
      }),
    ).hook.ownLift;
    if (lift?.known !== true) throw new Error('nothing was found');
    expect(lift.n).toBe(60);
    expect(evidenceText(lift.videoIds.length, lift.n, french.t)).toBe('Voir 50 de ces 60 vidéos');
    expect(evidenceText(50, 50, french.t)).toBe('Voir les 50 vidéos derrière ce conseil');
    expect(evidenceText(50, 60, english.t)).toBe('See 50 of these 60 videos');
  });
});

test('words that were given and are not heard are said to disagree with the sound', () => {
  const pace = { absent: null, wordsPerMinute: 120, words: 24, speechSeconds: 12 } as const;
  const said = (ratio: number, found?: typeof pace) => speechText(ratio, found, french.t, french.formats);
  expect(said(0, pace)).toMatch(/^Parole.+ Aucun des 24 mots fournis ne s’entend/u);
  expect(said(0.6, pace)).not.toContain('24');
  expect(said(0)).not.toContain('mots');
});
