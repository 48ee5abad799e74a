import { expect, test } from 'vitest';
import { csvHeader, csvWriter } from './csv-table.ts';
import { csvLines } from './csv.ts';
import type { FileColumn } from './file-column.ts';

test('a file has one line a row, and nothing where nothing is known', () => {
  expect(
    csvLines([
      ['id', 'vues'],
      ['7', 12],
      ['8', null],
    ]),
  ).toBe('id,vues\r\n7,12\r\n8,\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvLines([['un, deux'], ['« "trois" »'], ['quatre\ncinq']])).toBe(
    '"un, deux"\r\n"« ""trois"" »"\r\n"quatre\ncinq"\r\n',
  );
});

test('no caption runs as a formula in a spreadsheet', () => {
  expect(csvLines([['=HYPERLINK("x")'], ['+33'], ['@lea'], [-5]])).toBe(
    '"\'=HYPERLINK(""x"")"\r\n\'+33\r\n\'@lea\r\n-5\r\n',
  );
});

test.each([
  '  ',
  '\t',
  ' \t',
  '\u00a0',
  '\u202f',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u2066',
  '\u0001',
  '\n ',
  " '",
])('a formula behind %j, which spreadsheets take away, does not run either', before => {
  expect(csvLines([[`${before}=1+1`]]).replace(/^"/, '')).toMatch(/^'/);
});

test('a table is written as its reader’s own spreadsheet and clock would', () => {
  type Row = { at: string; part: number; kind: string };
  const columns: FileColumn<Row>[] = [
    { key: 'at', title: 'Relevé le', kind: 'instant', value: ({ at }) => at },
    { key: 'part', title: 'Part', kind: 'decimal', value: ({ part }) => part },
    { key: 'kind', title: 'Type', kind: 'choice', names: { one: 'premier' }, value: ({ kind }) => kind },
  ];
  const reader = { decimal: ',', delimiter: ';', timeZone: 'Europe/Paris' } as const;
  expect(csvHeader(columns, reader)).toBe('\uFEFFRelevé le (Europe/Paris);Part;Type\r\n');
  expect(csvWriter(columns, reader)([{ at: '2026-07-01T22:30:00.000Z', part: 1.5, kind: 'one' }])).toBe(
    '2026-07-02 00:30:00;1,5;premier\r\n',
  );
});
