import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { makeDocIndex, searchDocs } from '#domain/search/doc-search.ts';
import {
  HELD_OUT_QUESTIONS,
  isAnswer,
  SEEN_QUESTIONS,
  TUNING_QUESTIONS,
  type AskedQuestion,
} from '#test/corpora/documentation-questions.ts';
import { searchDocuments } from './search-documents.ts';

const indexes = {
  fr: makeDocIndex(searchDocuments('fr'), 'fr'),
  en: makeDocIndex(searchDocuments('en'), 'en'),
};
const missed = (language: 'fr' | 'en', asked: readonly AskedQuestion[], within: number) =>
  asked.filter(one => {
    const found = searchDocs(indexes[language], one.question, { language, most: within });
    return !found.some(({ path }) => isAnswer(one, path));
  });

test.each(LANGUAGES)(
  'of twenty questions in people’s own words (%s), eighteen have their answer on top',
  language => {
    expect(TUNING_QUESTIONS[language]).toHaveLength(20);
    expect(missed(language, TUNING_QUESTIONS[language], 1).length).toBeLessThanOrEqual(2);
  },
);

test.each(LANGUAGES)(
  'of forty more questions (%s), seven of ten are answered on top and thirty-four among five',
  language => {
    const asked = [...SEEN_QUESTIONS[language], ...HELD_OUT_QUESTIONS[language]];
    expect(asked).toHaveLength(40);
    expect(missed(language, asked, 1).length).toBeLessThanOrEqual(12);
    expect(missed(language, asked, 5).length).toBeLessThanOrEqual(6);
  },
);

test('the answers of the questions are places that exist', () => {
  for (const language of LANGUAGES) {
    const paths = new Set(searchDocuments(language).flatMap(({ path }) => [path, path.split('#')[0] ?? '']));
    const answers = [TUNING_QUESTIONS, SEEN_QUESTIONS, HELD_OUT_QUESTIONS].flatMap(set =>
      set[language].flatMap(one => one.answers),
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
