import { expect, test } from 'vitest';
import { analysedVideo } from '#test/scenes/analysed-video.ts';
import { contentStems } from '#domain/generations/brief/word-stems.ts';
import { LABEL_PATTERNS } from '#domain/generations/hooks/patterns.ts';
import { CTA_PATTERNS } from '#domain/generations/ctas/cta-patterns.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { libraryNicheOf } from '#domain/video-analysis/topic/library-niche.ts';
import { NICHE_PACKS } from '#domain/video-analysis/niche-packs.ts';
import { proposeFor, seedOf } from './propose-for-video.ts';
import { CALL_FORMS, isRewriteFamily, REWRITE_FORMS } from './rewrite-patterns.ts';
import type { VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';
import { lockProposals } from './video-proposals.ts';

const SEED = seedOf('5d7b1c86-0b3e-4c61-9a55-3f1d3a4f9e10');
const CAPTIONS = [
  'Au menu ce soir\u00A0: un dahl de lentilles corail 🍲 #recette #cuisine',
  'L’erreur que tout le monde fait avec des crêpes salées au fromage',
  'Vous pensez qu’il faut être doué pour réussir une tarte fine à la tomate\u202F?',
  '3 astuces pour réussir un gratin de courgettes à tous les coups ✨',
  'J’ai testé le pain maison pendant un mois #pain',
  'Si ton basilic meurt toujours, regarde',
  '3 exercises for rock-solid abs, no equipment needed 💪 #fitness',
  'I tried cold showers for 30 days',
];
const analysed = new Map<string, VideoAnalysis>();
function propose(caption: string, seed = SEED) {
  const analysis = analysed.get(caption) ?? analysedVideo({ caption }, { isSilent: true });
  analysed.set(caption, analysis);
  return proposeFor(analysis, { seed, reader: 'fr', ownCaptions: [] });
}

test.each(CAPTIONS)('three hooks of three families, each about the topic and said in time: %s', caption => {
  const { absent, topic, hooks, language } = propose(caption);
  expect(absent).toBeNull();
  const about = contentStems(topic?.words ?? '', language ?? 'fr');
  expect(hooks).toHaveLength(3);
  expect(new Set(hooks.map(({ family }) => family)).size).toBe(3);
  for (const { text, seconds } of hooks) {
    expect(contentStems(text, language ?? 'fr'), text).toEqual(expect.arrayContaining([...about]));
    expect(seconds).toBeLessThanOrEqual(4);
    expect(text).not.toMatch(/[{}]|\d/u);
  }
});

test.each(['Un dahl de lentilles corail dans ma cuisine', '3 astuces pour réussir une salade de lentilles'])(
  'no rewrite has a reservation about bait that the original does not have: %s',
  caption => {
    const whys = Array.from({ length: 24 }, (_, seed) => propose(caption, seed).hooks.map(({ why }) => why));
    expect(whys.flat().filter(why => /appât|question|exclamation/u.test(why))).toEqual([]);
  },
);

test('two or three for a video of a minute that teaches nothing, of which no short version can be promised', () => {
  const analysis = analysedVideo(
    { caption: 'Un dahl de lentilles corail dans ma cuisine', durationSeconds: 64 },
    { isSilent: true },
  );
  const counts = Array.from(
    { length: 24 },
    (_, seed) => proposeFor(analysis, { seed, reader: 'fr', ownCaptions: [] }).hooks.length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
});

test('they differ with the video’s own form: a mistake is promised only where one is spoken of', () => {
  const families = (caption: string) =>
    Array.from({ length: 12 }, (_, seed) => propose(caption, seed).hooks.map(({ family }) => family)).flat();
  expect(families('L’erreur que tout le monde fait avec des crêpes salées au fromage')).toContain('mistake');
  expect(families('Un dahl de lentilles corail dans ma cuisine')).not.toContain('mistake');
  expect(families('Un dahl de lentilles corail dans ma cuisine')).not.toContain('list');
});

test('the same analysis proposes the same, another one may propose others, and the reader’s language explains', () => {
  const [caption = ''] = CAPTIONS;
  expect(propose(caption)).toEqual(propose(caption));
  const all = Array.from({ length: 8 }, (_, seed) =>
    propose(caption, seed)
      .hooks.map(({ text }) => text)
      .join(),
  );
  expect(new Set(all).size).toBeGreaterThan(1);
  const english = proposeFor(analysedVideo({ caption }, { isSilent: true }), {
    seed: SEED,
    reader: 'en',
    ownCaptions: [],
  });
  expect(english.hooks.map(({ text }) => text)).toEqual(propose(caption).hooks.map(({ text }) => text));
  expect(english.hooks[0]?.why).not.toBe(propose(caption).hooks[0]?.why);
});

test('the words that they replace stand beside them, and who says vous goes on saying vous', () => {
  const { replaces, hooks, calls } = propose('Arrêtez de rater votre pain maison\u202F! Voici comment.');
  expect(replaces).toMatchObject({ quote: { place: 'caption' }, kind: 'mistake' });
  for (const { text } of [...hooks, ...calls])
    expect(text).not.toMatch(/(?<![\p{L}])(?:tu|ton|ta|tes|toi)(?![\p{L}])/iu);
});

test('calls have three goals: what follows least first, then what the video does not ask for', () => {
  const weak = analysedVideo(
    {
      caption: 'Le pain maison de ma grand-mère. Enregistre cette vidéo pour plus tard\u202F! #pain',
      counts: {
        views: 10_000,
        likes: 600,
        comments: 40,
        shares: 0,
        saves: 3,
        source: 'apify_file',
        precision: 'exact',
        observedAt: new Date('2026-11-20T10:00:00Z'),
      },
    },
    { isSilent: true },
  );
  const { calls } = proposeFor(weak, { seed: SEED, reader: 'fr', ownCaptions: [] });
  expect(calls.map(({ goal }) => goal)).toHaveLength(3);
  expect(calls[0]).toMatchObject({ goal: 'share', reason: 'weakest' });
  // There is no transcript, so what is asked for in speech is unknown.
  expect(calls.slice(1).map(({ reason }) => reason)).toEqual(['unread', 'unread']);
  expect(calls.map(({ goal }) => goal)).not.toContain('save');
});

test('that the video does not ask for something is said of one whose spoken words were read', () => {
  const caption = 'Le pain maison de ma grand-mère #pain';
  const reasons = (isSilent: boolean) =>
    proposeFor(analysedVideo({ caption }, { isSilent }), {
      seed: SEED,
      reader: 'fr',
      ownCaptions: [],
    }).calls.map(({ reason }) => reason);
  expect(reasons(false)).toContain('missing');
  expect(reasons(false)).not.toContain('unread');
  expect(reasons(true)).toContain('unread');
  expect(reasons(true)).not.toContain('missing');
});

test('without a topic, or in another language, nothing is written and the reason is told', () => {
  expect(propose('Attends la fin… #fyp')).toMatchObject({ absent: 'no_topic', hooks: [], calls: [] });
  expect(propose('Cómo hacer el pan de la abuela muy fácil')).toMatchObject({
    absent: 'other_language',
    hooks: [],
    calls: [],
  });
});

test('where the plan does not open them, only their numbers are left', () => {
  const [caption = ''] = CAPTIONS;
  const locked = lockProposals(propose(caption));
  expect(locked).toMatchObject({ absent: 'locked', topic: null, replaces: null, hooks: [], calls: [] });
  expect(locked.counts).toEqual({ hooks: 3, calls: 3 });
  expect(lockProposals(propose('Attends la fin…')).absent).toBe('no_topic');
});

test('every form named here is one of the library’s, and assumes nothing of the creator', () => {
  const patterns = [...LABEL_PATTERNS.fr, ...LABEL_PATTERNS.en];
  for (const id of Object.keys(REWRITE_FORMS)) {
    const named = patterns.filter(pattern => pattern.id === id);
    expect(named.length, id).toBeGreaterThan(0);
    for (const { assumes, family } of named) {
      expect(assumes, id).toBeUndefined();
      expect(isRewriteFamily(family), `${id}: ${family}`).toBe(true);
    }
  }
  const calls = new Map(CTA_PATTERNS.fr.map(pattern => [pattern.id, pattern]));
  for (const id of Object.keys(CALL_FORMS)) expect(calls.get(id)?.assumes, id).toBeUndefined();
});

test('a subject leads to a niche that the library has', () => {
  const niches = NICHE_PACKS.map(({ id }) => libraryNicheOf(id)).filter(id => id !== null);
  expect(niches.length).toBeGreaterThan(15);
  expect(niches.filter(id => !NICHES.some(niche => niche.id === id))).toEqual([]);
  expect(libraryNicheOf(null)).toBeNull();
});
