import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('a file has one line a row, and its header first', () => {
  expect(
    csv(
      ['id', 'vues'],
      [
        ['7', 12],
        ['8', null],
      ],
    ),
  ).toBe('id,vues\r\n7,12\r\n8,\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csv(['a'], [['un, deux'], ['« "trois" »'], ['quatre\ncinq']])).toBe(
    'a\r\n"un, deux"\r\n"« ""trois"" »"\r\n"quatre\ncinq"\r\n',
  );
});

test('no caption runs as a formula in a spreadsheet', () => {
  expect(csv(['a'], [['=HYPERLINK("x")'], ['+33'], ['@lea'], [-5]])).toBe(
    'a\r\n"\'=HYPERLINK(""x"")"\r\n\'+33\r\n\'@lea\r\n-5\r\n',
  );
});
