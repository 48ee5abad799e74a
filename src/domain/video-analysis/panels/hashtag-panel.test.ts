import { expect, test } from 'vitest';
import { analysisInput, ownVideo, videoToAnalyse } from '#test/scenes/generated-video.ts';
import { analyseVideo } from '#domain/video-analysis/analyse-video.ts';
import { listedReach } from './hashtag-lists.ts';
import { NICHE_PACKS } from '#domain/video-analysis/niche-packs.ts';
import { recogniseNiche } from '#domain/video-analysis/topic/recognise-niche.ts';

const withCaptions = (caption: string, ...captions: string[]) =>
  analyseVideo(
    analysisInput({
      video: videoToAnalyse({ caption }),
      ownVideos: captions.map((one, index) => ownVideo(index, { caption: one })),
      ownUsername: 'lea.cuisine',
    }),
  ).hashtags;

test('no pack holds a tag that nothing recommends, and every tag is one', () => {
  for (const { broad, niche } of NICHE_PACKS) {
    for (const tag of [...broad, ...niche.fr, ...niche.en]) {
      expect([tag, listedReach(tag)]).toEqual([tag, null]);
      expect(tag).toMatch(/^[\p{Ll}\p{N}]+$/u);
    }
  }
  expect(new Set(NICHE_PACKS.map(({ id }) => id)).size).toBe(NICHE_PACKS.length);
});

test.each([
  ['Ma recette de brioche au four, un dessert facile', 'cooking'],
  ['Entretien d’embauche : trois questions sur votre carrière', 'career'],
  ['My morning skincare and makeup', 'beauty'],
  ['Golden hour', null],
  ['', null],
])('the subject of « %s »', (caption, niche) => {
  expect(recogniseNiche(caption, [])?.id ?? null).toBe(niche);
});

test('one broad, at most three narrow, one of the creator’s own; never a catch-all', () => {
  const own = Array.from({ length: 12 }, (_, index) =>
    index % 2 === 0
      ? 'Une recette de pain au levain #recette #painmaison #leacuisine #fyp'
      : 'Une recette de brioche #recette #brioche #leacuisine #pourtoi',
  );
  const { suggestions, leaveOut, niche } = withCaptions('Ma recette de pain au four #fyp #f4f', ...own);
  expect(niche).toBe('cooking');
  const roles = suggestions.map(({ role }) => role);
  expect(roles.filter(role => role === 'broad')).toHaveLength(1);
  expect(roles.filter(role => role === 'branded')).toHaveLength(1);
  expect(roles.filter(role => role === 'niche').length).toBeLessThanOrEqual(3);
  expect(suggestions.length).toBeGreaterThanOrEqual(3);
  expect(suggestions.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['recette', 'leacuisine']));
  for (const { tag } of suggestions) expect(listedReach(tag)).toBeNull();
  expect(leaveOut).toEqual([
    { tag: 'fyp', reach: 'generic' },
    { tag: 'f4f', reach: 'refused' },
  ]);
});

test('what the caption already has is not suggested', () => {
  const own = Array.from({ length: 6 }, () => 'Une recette de pain au levain #recette #painmaison');
  const tags = (caption: string) => withCaptions(caption, ...own).suggestions.map(({ tag }) => tag);
  expect(tags('Ma recette de pain au four')).toEqual(expect.arrayContaining(['recette', 'painmaison']));
  const rest = tags('Ma recette de pain au four #recette #painmaison');
  expect(rest).not.toContain('recette');
  expect(rest).not.toContain('painmaison');
});

test('what speaks for no tag brings none', () => {
  expect(withCaptions('Golden hour')).toEqual({ suggestions: [], leaveOut: [], niche: null });
});

test('a tag that the creator’s own videos speak against is not suggested', () => {
  const ownVideos = Array.from({ length: 60 }, (_, index) => {
    const isTagged = index % 2 === 0;
    const views = Math.round((isTagged ? 1_000 : 9_000) * (1 + ((index * 7) % 10) / 20));
    return ownVideo(index, { caption: `Une recette ${isTagged ? '#painfacile' : '#recette'}`, views });
  });
  const { hashtags } = analyseVideo(
    analysisInput({ ownVideos, video: videoToAnalyse({ caption: 'Une recette #painfacile' }) }),
  );
  expect(hashtags.suggestions.map(({ tag }) => tag)).not.toContain('painfacile');
});
