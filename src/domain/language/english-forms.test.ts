import { expect, test } from 'vitest';
import { contractEnglish, englishPlural, possessive, thirdPerson } from './english-forms.ts';

const PLURALS =
  `video videos|hook hooks|story stories|day days|key keys|city cities|box boxes|bus buses|church churches|dish dishes|class classes
quiz quizzes|buzz buzzes|man men|woman women|human humans|German Germans|person people|child children|foot feet|tooth teeth|mouse mice
goose geese|leaf leaves|knife knives|life lives|wife wives|shelf shelves|half halves|roof roofs|belief beliefs|chef chefs|potato potatoes
tomato tomatoes|hero heroes|photo photos|piano pianos|radio radios|studio studios|analysis analyses|crisis crises|hypothesis hypotheses
criterion criteria|phenomenon phenomena|medium media|cactus cacti|series series|species species|sheep sheep|fish fish|advice advice
software software|stomach stomachs|runner-up runners-up|mother-in-law mothers-in-law|CTA CTAs|SMS SMSs|90 90s|policeman policemen
creator creators|recipe recipes|follower followers|Story Stories|toy toys|hobby hobbies|loaf loaves|grandchild grandchildren|ox oxen`
    .split(/[|\n]/)
    .map(row => row.trim().split(' '));

test.each(PLURALS)('%s → %s', (one = '', many = '') => {
  expect(englishPlural(one)).toBe(many);
});

test.each([
  ['piece of advice', 'pieces of advice'],
  ['point of view', 'points of view'],
  ['call to action', 'calls to action'],
  ['video idea', 'video ideas'],
  ['before-and-after story', 'before-and-after stories'],
  ['', ''],
  ['🔥', '🔥'],
  ['constructor', 'constructors'],
])('« %s » → « %s »', (one, many) => {
  expect(englishPlural(one)).toBe(many);
});

const VERBS =
  `make makes|watch watches|try tries|play plays|have has|do does|go goes|be is|fix fixes|pass passes|buzz buzzes|push pushes|buy buys
say says|can can|must must|carry carries|undo undoes|see sees|agree agrees|post posts|Watch Watches`
    .split(/[|\n]/)
    .map(row => row.trim().split(' '));

test.each(VERBS)('I %s, she %s', (verb = '', third = '') => {
  expect(thirdPerson(verb)).toBe(third);
});

test('a particle follows its verb', () => {
  expect(thirdPerson('go viral')).toBe('goes viral');
});

test.each([
  ['I do not know', 'I don’t know'],
  ['It is good', 'It’s good'],
  ['You will love it', 'You’ll love it'],
  ['I can not stop', 'I can’t stop'],
  ['It will not work', 'It won’t work'],
  ['Let us go', 'Let’s go'],
  ['Yes, it is.', 'Yes, it is.'],
  ['No, it is not.', 'No, it isn’t.'],
  ['I know what it is', 'I know what it is'],
  ['I have a plan', 'I have a plan'],
  ['I have tried', 'I’ve tried'],
  ['you have to see', 'you have to see'],
  ['I am here', 'I’m here'],
  ['Do not do this', 'Don’t do this'],
])('in speech « %s » is « %s »', (full, short) => {
  expect(contractEnglish(full)).toBe(short);
  expect(contractEnglish(short)).toBe(short);
});

test.each([
  ['creator', 'singular', 'creator’s'],
  ['creators', 'plural', 'creators’'],
  ['James', 'singular', 'James’s'],
  ['children', 'plural', 'children’s'],
  ['you', 'singular', 'your'],
  ['it', 'singular', 'its'],
  ['Who', 'singular', 'Whose'],
  ['', 'singular', ''],
] as const)('%s (%s) owns as %s', (owner, number, form) => {
  expect(possessive(owner, number)).toBe(form);
});
