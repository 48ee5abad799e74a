import { expect, test } from 'vitest';
import { filesBelow, textOf } from './source-files.ts';

const files = filesBelow('data', ['.json']);
const subjects = Map.groupBy(files, path => path.split('/').slice(0, 2).join('/'));

test('data holds no code, and its JSON can be read', () => {
  expect(filesBelow('data', ['.ts', '.tsx', '.js'])).toEqual([]);
  expect(files.length).toBeGreaterThan(80);
  for (const path of files) JSON.parse(textOf(path));
});

test('a README names the files of each subject, says who may change them and which code holds their schema', () => {
  const wrong = [...subjects].flatMap(([subject, own]) => {
    const words = textOf(`${subject}/README.md`);
    return [
      ...own
        .map(path => path.slice(subject.length + 1))
        .filter(name => !name.includes('/') && !words.includes(`\`${name}\``))
        .map(name => `${subject}: ${name} is not named`),
      ...(/\bmay change\b/.test(words) ? [] : [`${subject}: who may change it?`]),
      ...(/`(?:src|test|tools)\/[^`]+\.ts`/.test(words) ? [] : [`${subject}: which schema?`]),
    ];
  });
  expect(wrong).toEqual([]);
});
