import { expect, test } from 'vitest';
import { MEDIA_FACTS_VERSION } from '#domain/media/media-facts.ts';
import { analysisInput, mediaFacts, NOW } from '#test/scenes/generated-video.ts';
import { readArchivedInputs } from './archived-inputs.ts';

const opens = (version: number): boolean =>
  readArchivedInputs(NOW).safeParse(
    JSON.parse(JSON.stringify(analysisInput({ mediaFacts: mediaFacts({ version }) }))),
  ).success;

test('what an earlier version measured is put back from an archive, what a later one measured is not', () => {
  for (let version = 1; version <= MEDIA_FACTS_VERSION; version += 1) expect(opens(version)).toBe(true);
  expect(opens(MEDIA_FACTS_VERSION + 1)).toBe(false);
});
