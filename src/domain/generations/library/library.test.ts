import { describe, expect, test } from 'vitest';
import { shiftAddress } from '#domain/language/french/address-shift.ts';
import { isKnownImperative } from '#domain/language/french/french-verbs.ts';
import { isKnownInfinitive } from '#domain/language/french/noun-phrase.ts';
import { countSyllables } from '#domain/language/spoken/spoken-length.ts';
import type { AngleBundle } from '../brief/angle-bundle.ts';
import { findBannedClaim } from '../checks/banned-claims.ts';
import { MOST_SCREEN_WORDS } from '../ctas/generate-ctas.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';

const all = (language: 'fr' | 'en') =>
  NICHES.flatMap(niche => niche.bundles[language].map((bundle: AngleBundle) => ({ niche, bundle })));
const parts = (bundle: AngleBundle) => [
  bundle.topic,
  bundle.audience,
  bundle.goal,
  bundle.pain,
  bundle.mistake,
  bundle.fix,
  bundle.myth,
  bundle.truth,
  bundle.proof,
  bundle.list,
  bundle.stake,
  ...bundle.versus,
  ...(bundle.period === undefined ? [] : [bundle.period]),
  ...(bundle.frequency === undefined ? [] : [bundle.frequency]),
];
const where = (language: 'fr' | 'en', wrong: (bundle: AngleBundle) => readonly (string | null)[]) =>
  all(language).flatMap(({ bundle }) =>
    wrong(bundle)
      .filter(problem => problem !== null)
      .map(problem => `${bundle.id}: ${problem}`),
  );
const TU = /(?<![\p{L}])(?:tu|te|toi|ton|ta|tes|t’)(?![\p{L}])|(?<![\p{L}])t’/iu;

test('every niche has six angles or more in both languages, under the same names', () => {
  expect(NICHES.length).toBeGreaterThanOrEqual(40);
  for (const { bundles } of NICHES) {
    const ids = bundles.fr.map(one => one.id);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(bundles.en.map(one => one.id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

describe.each(['fr', 'en'] as const)('the library in %s', language => {
  test('has no empty part, no double space, no straight apostrophe and no full stop in a part', () => {
    expect(
      where(language, bundle =>
        parts(bundle).map(part => (/^$|^\s|\s$|\s{2}|'|[.!;:?]/u.test(part) ? part : null)),
      ),
    ).toEqual([]);
  });

  test('gives a period or a frequency or neither, never both', () => {
    expect(
      where(language, ({ period, frequency }) => [
        period !== undefined && frequency !== undefined ? 'both' : null,
      ]),
    ).toEqual([]);
  });

  test('says how often in `frequency` alone, so that a fix can follow « next time »', () => {
    const often =
      /par (?:mois|semaine|jour|an)(?![\p{L}])|chaque (?:jour|semaine|mois|soir|matin)|(?<!for )(?<![\p{L}])an? (?:day|week|month)(?![\p{L}])|every (?:day|week|month|night|morning)/u;
    expect(where(language, ({ fix }) => [often.test(fix) ? fix : null])).toEqual([]);
  });

  test('keeps its parts short enough to be said in a hook', () => {
    const most = {
      goal: 13,
      pain: 14,
      mistake: 14,
      fix: 14,
      myth: 15,
      truth: 15,
      stake: 15,
      proof: 17,
    } as const;
    expect(
      where(language, bundle =>
        Object.entries(most).map(([part, syllables]) => {
          const text = bundle[part as keyof typeof most];
          return countSyllables(text, language) > syllables ? `${part} « ${text} »` : null;
        }),
      ),
    ).toEqual([]);
  });

  test('has three steps or more, with at most six words on screen and a full sentence to say', () => {
    expect(
      where(language, ({ steps }) => [
        steps.length < 3 ? 'too few steps' : null,
        ...steps.map(([label, said]) =>
          label.split(/\s+/u).length > MOST_SCREEN_WORDS ||
          !/^\p{Lu}/u.test(label) ||
          !/^\p{Lu}.*[.!?]$/u.test(said)
            ? `${label} – ${said}`
            : null,
        ),
      ]),
    ).toEqual([]);
  });

  test('has keywords in capitals and hashtags without signs', () => {
    expect(
      where(language, ({ keyword, hashtags }) => [
        /^\p{Lu}{2,14}$/u.test(keyword) ? null : keyword,
        hashtags.length >= 3 ? null : 'hashtags',
        ...hashtags.map(tag => (/^[a-z0-9]+$/u.test(tag) ? null : tag)),
      ]),
    ).toEqual([]);
  });

  test('promises nothing that its niche may not promise', () => {
    const wrong = all(language).flatMap(({ niche, bundle }) =>
      [...parts(bundle), ...bundle.steps.flat()].flatMap(
        part => findBannedClaim(part, language, niche.risks) ?? [],
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('French parts', () => {
  test('are what their names say: infinitives, clauses about you, clauses about nobody', () => {
    const first = (text: string) =>
      text
        .replace(/^(?:ne (?:pas|plus|jamais) |n’)/u, '')
        .replace(/^(?:t’|te |s’|se |l’|la |le |les |en |y |tout |bien |mieux |vraiment |seulement )/u, '')
        .split(/[\s’]/u)[0] ?? '';
    expect(
      where('fr', ({ goal, mistake, fix, pain, stake, myth, truth, proof, audience, topic }) => [
        ...[goal, mistake, fix].map(part =>
          isKnownInfinitive(first(part)) || /(?:re|oir|frir)$/u.test(first(part))
            ? null
            : `no infinitive: ${part}`,
        ),
        ...[goal, mistake, fix].map(part =>
          /(?<![\p{L}])tu(?![\p{L}])/u.test(part) ? `says tu: ${part}` : null,
        ),
        /^(?:tu|ton|ta|tes|t’) ?/u.test(pain) ? null : `pain: ${pain}`,
        /^(?:tu|ton|ta|tes) /u.test(stake) ? null : `stake: ${stake}`,
        ...[myth, truth, topic, audience].map(part =>
          TU.test(part) && part !== 'tout le monde te regarde à la salle' ? `says tu: ${part}` : null,
        ),
        /^(?:j’|je |mon |ma |mes |on )/u.test(proof) ? null : `proof: ${proof}`,
        /^(?:les|ceux|celles) /u.test(audience) ? null : `audience: ${audience}`,
        /^(?:le|la|les|un|une) |^l’/u.test(topic) ? null : `topic: ${topic}`,
      ]),
    ).toEqual([]);
  });

  test('can all be said with vous, without a word that stays unsure or with tu', () => {
    expect(
      where('fr', bundle =>
        [
          bundle.pain,
          bundle.stake,
          bundle.goal,
          bundle.mistake,
          bundle.fix,
          ...bundle.steps.map(([, said]) => said),
        ].map(part => {
          const { text, unsure } = shiftAddress(part, 'vous');
          return unsure.length > 0 || TU.test(text) ? `${part} → ${text} (${unsure.join()})` : null;
        }),
      ),
    ).toEqual([]);
  });

  test('say vous in every step, not in its first word alone', () => {
    expect(
      where('fr', ({ steps }) =>
        steps.map(([, said]) => {
          const { text } = shiftAddress(said, 'vous', undefined, true);
          return /^(?:N(?:e |’)(?:[mtsl]e |vous )?)?\p{L}+(?:ez|tes)(?![\p{L}])/u.test(text) ? null : text;
        }),
      ),
    ).toEqual([]);
  });

  test('begin their steps with an imperative that is known', () => {
    expect(
      where('fr', ({ steps }) =>
        steps.map(([, said]) => {
          const [word = ''] = said.toLowerCase().split(/[\s\u00A0,’-]/u);
          return isKnownImperative(word, 'tu') || ['ne', 'n'].includes(word) ? null : said;
        }),
      ),
    ).toEqual([]);
  });
});
