import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { makeDocIndex, searchDocs } from '#domain/documentation/doc-search.ts';
import { isAnswer, type CorpusQuestion } from '#test/corpora/question.ts';
import {
  HELD_OUT_QUESTIONS,
  SEEN_QUESTIONS,
  TUNING_QUESTIONS,
} from '#test/corpora/documentation-questions.ts';
import { DRAWN_QUESTIONS, SECOND_DRAWN_QUESTIONS } from '#test/corpora/drawn-questions.ts';
import { LAST_QUESTIONS } from '#test/corpora/last-questions.ts';
import { PERSONA_QUESTIONS } from '#test/corpora/persona-questions.ts';
import { FIRST_HELD_QUESTIONS } from '#test/corpora/persona-questions-first-held.ts';
import { SECOND_HELD_QUESTIONS } from '#test/corpora/persona-questions-second-held.ts';
import { THIRD_DRAWN_QUESTIONS } from '#test/corpora/third-questions.ts';
import { TYPED_HELD_OUT, TYPED_TUNING } from '#test/corpora/typed-questions.ts';
import { phrasesOf, searchDocuments } from './search-documents.ts';

const indexes = {
  fr: makeDocIndex(searchDocuments('fr'), 'fr'),
  en: makeDocIndex(searchDocuments('en'), 'en'),
};
const missed = (language: 'fr' | 'en', asked: readonly CorpusQuestion[], within: number) =>
  asked.filter(one => {
    const found = searchDocs(indexes[language], one.question, { language, most: within });
    return !found.some(({ path }) => isAnswer(one, path));
  });

const TUNED_ON = {
  'the first': TUNING_QUESTIONS,
  'the second': SEEN_QUESTIONS,
  'the third': HELD_OUT_QUESTIONS,
  'as typed': TYPED_TUNING,
  'as typed, held out at first': TYPED_HELD_OUT,
  'of drawn places': DRAWN_QUESTIONS,
  'of more drawn places': SECOND_DRAWN_QUESTIONS,
  'of still more drawn places': THIRD_DRAWN_QUESTIONS,
  'of four kinds of people': PERSONA_QUESTIONS,
};

describe.each(Object.entries(TUNED_ON))('of twenty questions in people’s own words, %s', (_which, asked) => {
  test.each(LANGUAGES)('eighteen have their answer on top (%s)', language => {
    expect(asked[language]).toHaveLength(20);
    expect(missed(language, asked[language], 1).length).toBeLessThanOrEqual(2);
  });
});

/** Measured at 18 to 20 in first place; an unrelated change may cost one or two. */
const NEVER_TUNED_ON = {
  'of four kinds of people, held out': FIRST_HELD_QUESTIONS,
  'of four kinds of people, opened last': SECOND_HELD_QUESTIONS,
};

describe.each(Object.entries(NEVER_TUNED_ON))('of twenty questions never tuned on, %s', (_which, asked) => {
  test.each(LANGUAGES)('seventeen have their answer on top and eighteen among five (%s)', language => {
    expect(asked[language]).toHaveLength(20);
    expect(missed(language, asked[language], 1).length).toBeLessThanOrEqual(3);
    expect(missed(language, asked[language], 5).length).toBeLessThanOrEqual(2);
  });
});

test.each(LANGUAGES)(
  'of twenty questions by another hand (%s), sixteen are answered on top and nineteen among five',
  language => {
    const asked = LAST_QUESTIONS[language];
    expect(asked).toHaveLength(20);
    expect(missed(language, asked, 1).length).toBeLessThanOrEqual(4);
    expect(missed(language, asked, 5).length).toBeLessThanOrEqual(1);
  },
);

test.each([
  ['fr', 'xylophone orchestral baroque', 'recette de la tarte aux pommes'],
  ['en', 'baroque xylophone orchestra', 'apple pie recipe'],
] as const)(
  'what is not known finds nothing, and what is nearest is no sure answer (%s)',
  (language, none, far) => {
    const sure = (query: string) =>
      searchDocs(indexes[language], query, { language, most: 5 }).filter(({ isSure }) => isSure);
    expect(searchDocs(indexes[language], none, { language, most: 5 })).toEqual([]);
    expect(sure(far)).toEqual([]);
    expect(sure(language === 'fr' ? 'résilier mon abonnement' : 'cancel my subscription')).not.toEqual([]);
  },
);

test('the answers of the questions are places that exist', () => {
  for (const language of LANGUAGES) {
    const paths = new Set(searchDocuments(language).flatMap(({ path }) => [path, path.split('#')[0] ?? '']));
    const answers = [...Object.values(TUNED_ON), ...Object.values(NEVER_TUNED_ON), LAST_QUESTIONS].flatMap(
      set => set[language].flatMap(one => one.answers),
    );
    expect([...new Set(answers.filter(answer => !paths.has(answer)))]).toEqual([]);
  }
});

test('every place has an address of its own, a title and a group, the same places in both languages', () => {
  const [french, english] = [searchDocuments('fr'), searchDocuments('en')];
  for (const places of [french, english]) {
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
    expect(places.filter(({ title, group }) => title === '' || group === '')).toEqual([]);
  }
  const paths = (places: typeof french) => places.map(({ path }) => path).toSorted();
  expect(paths(english)).toEqual(paths(french));
});

test('no place shows a slot that was not filled', () => {
  const open = LANGUAGES.flatMap(language => searchDocuments(language)).filter(({ text }) =>
    /\{(?:text|limit|value|variable|page|doc):/.test(text),
  );
  expect(open).toEqual([]);
});

test.each(LANGUAGES)('what people ask for are lists of words, no empty one (%s)', language => {
  const lists = Object.entries(phrasesOf(language));
  const isPhrase = (one: unknown) => typeof one === 'string' && one.trim() === one && one.length > 1;
  const wrong = lists.filter(
    ([, phrases]) => !Array.isArray(phrases) || phrases.length === 0 || !phrases.every(isPhrase),
  );
  expect(lists.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test('what people ask for is written for places that exist', () => {
  const paths = new Set(searchDocuments('fr').map(({ path }) => path));
  const placeOf = (asked: string) =>
    asked.startsWith('/')
      ? asked
      : asked.startsWith('faq#')
        ? asked.replace('faq', '/support')
        : `/documentation/${asked}`.replace('/introduction', '');
  expect(Object.keys(phrasesOf('fr')).filter(place => !paths.has(placeOf(place)))).toEqual([]);
  expect(Object.keys(phrasesOf('en'))).toEqual(Object.keys(phrasesOf('fr')));
});
