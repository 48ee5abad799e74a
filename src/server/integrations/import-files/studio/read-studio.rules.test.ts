import { describe, expect, test } from 'vitest';
import { testHandle } from '#test/scenes/scripted-source.ts';
import { parseImportFile } from '#server/integrations/import-files/parse-import-file.ts';

const importedAt = new Date('2026-11-21T12:00:00Z');
const HEAD =
  '"Time","Video title","Video link","Post time","Total likes","Total comments","Total shares","Total views"';
const LINK = 'https://www.tiktok.com/@exemple.fr/video/7527623000473079054';

function read(text: string, handle: string | null = 'exemple.fr') {
  return parseImportFile({
    bytes: new TextEncoder().encode(text),
    fileName: 'Content.csv',
    importedAt,
    ...(handle === null ? {} : { handleHint: testHandle(handle) }),
  });
}
function understood(text: string, handle: string | null = 'exemple.fr') {
  const reading = read(text, handle);
  if (!reading.ok) throw new Error(`${reading.reason} ${JSON.stringify(reading.values)}`);
  return reading;
}
const titles = (text: string) => understood(text).accounts[0]?.videos.map(({ description }) => description);
const line = (title: string, views = '10') =>
  `"18 août","${title}","${LINK}","16 juillet","1","2","3","${views}"`;

describe('titles', () => {
  test.each([
    ['with quotes that nobody escaped', 'Un "titre", et une virgule'],
    ['that is one quoted word', '"oui"'],
    ['that looks like two fields', 'un","deux'],
    ['over three lines', 'une\ndeux "ou"\ntrois'],
    ['with the end of a field inside a line break', 'fin"\n"début'],
    ['empty', ''],
    ['with emojis and right-to-left text', '🚨 مرحبا 👩‍👩‍👧'],
  ])('%s are kept to the letter', (_name, title) => {
    expect(titles(`\uFEFF${HEAD}\n${line(title)}\n`)).toEqual([title]);
  });

  test('with doubled quotes lose the doubling', () => {
    expect(titles(`${HEAD}\r\n${line('dit ""oui""')}\r\n`)).toEqual(['dit "oui"']);
  });
});

describe('tables', () => {
  test('saved again by a spreadsheet, with semicolons and few quotes', () => {
    const text = `Date;Video Views;Profile Views\nNovember 19;5;1\nNovember 20;"7";undefined\n`;
    expect(understood(text).accounts[0]?.days).toEqual([
      { day: '2026-11-19', metric: 'video_views', value: 5 },
      { day: '2026-11-19', metric: 'profile_views', value: 1 },
      { day: '2026-11-20', metric: 'video_views', value: 7 },
    ]);
  });

  test('in French, Spanish and German', () => {
    for (const [head, first, last] of [
      [
        '"Date","Vues de vidéos","Vues du profil","J’aime","Commentaires","Partages"',
        '31 décembre',
        '1 janvier',
      ],
      [
        '"Fecha","Visualizaciones de vídeos","Visualizaciones del perfil","Me gusta","Comentarios","Compartidos"',
        '31 de diciembre',
        '1 de enero',
      ],
      [
        '"Datum","Videoaufrufe","Profilaufrufe","Gefällt mir","Kommentare","Geteilte Inhalte"',
        '31. Dezember',
        '1. Januar',
      ],
    ]) {
      const { accounts, parts } = understood(
        `${head}\n"${first}","1","2","3","4","5"\n"${last}","6","7","8","9","10"\n`,
      );
      expect(accounts[0]?.days?.map(({ day, value }) => [day, value])).toEqual([
        ...[1, 2, 3, 4, 5].map(value => ['2025-12-31', value]),
        ...[6, 7, 8, 9, 10].map(value => ['2026-01-01', value]),
      ]);
      expect(parts?.[0]?.columns.every(column => column.as !== null)).toBe(true);
    }
  });

  test('a day may lose more likes than it gains; views cannot', () => {
    const text = '"Date","Video Views","Likes"\n"November 19","5","-4"\n"November 20","-5","0"\n';
    const { accounts, rejected } = understood(text);
    expect(accounts[0]?.days).toEqual([
      { day: '2026-11-19', metric: 'video_views', value: 5 },
      { day: '2026-11-19', metric: 'likes', value: -4 },
      { day: '2026-11-20', metric: 'likes', value: 0 },
    ]);
    expect(rejected).toEqual([{ row: 3, reason: 'bad_number' }]);
  });

  test('columns nobody knows are kept aside and named', () => {
    const { parts, aside } = understood('"Date","Video Views","Humeur"\n"November 20","5","bonne"\n');
    expect(parts?.[0]?.columns).toEqual([
      { header: 'Date', as: 'date', example: 'November 20' },
      { header: 'Video Views', as: 'video_views', example: '5' },
      { header: 'Humeur', as: null, example: 'bonne' },
    ]);
    expect(aside).toEqual([
      {
        file: 'Content.csv',
        kind: 'overview',
        columns: ['Date', 'Humeur'],
        rows: [['November 20', 'bonne']],
      },
    ]);
  });

  test('with a missing day are refused, and the line is named', () => {
    expect(read('"Date","Video Views"\n"March 1","5"\n"March 3","6"\n"March 4","6"\n')).toEqual({
      ok: false,
      reason: 'import_days_gap',
      values: { file: 'Content.csv', line: 2, text: 'March 1' },
    });
    expect(read('"Date","Video Views"\n"March 1","5"\n"demain","6"\n')).toMatchObject({
      values: { line: 3 },
    });
  });

  test('of an account that nobody names ask for its name', () => {
    expect(read('"Date","Video Views"\n"March 1","5"\n', null)).toMatchObject({ reason: 'import_no_handle' });
  });

  test.each([
    ['a short row', `"18 août","${LINK}","1"`, 'bad_columns'],
    [
      'a link of another site',
      line('x').replace(LINK, 'https://example.org/video/7527623000473079054'),
      'no_handle',
    ],
    ['no id', line('x').replace('7527623000473079054', 'abc'), 'bad_id'],
    ['views that are no number', line('x', '1.2?'), 'bad_views'],
    ['no views', line('x', 'undefined'), 'missing_views'],
    ['an export before the video', line('x').replace('18 août', '30 février'), 'bad_date'],
  ])('%s is refused by itself, the others stay', (_name, bad, reason) => {
    const { accounts, rejected } = understood(`${HEAD}\n${bad}\n${line('bon')}\n`);
    expect(rejected).toEqual([{ row: 2, reason }]);
    expect(accounts[0]?.videos).toHaveLength(1);
  });

  test('a post time that the id contradicts is told', () => {
    const { warnings } = understood(`${HEAD}\n${line('x').replace('16 juillet', '3 mars')}\n`);
    expect(warnings).toEqual(['date_from_id', 'post_time_disagrees']);
  });

  test('of 20,001 rows or of four hundred columns are none', () => {
    const rows = Array.from({ length: 20_001 }, () => '"November 20","5"').join('\n');
    expect(read(`"Date","Video Views"\n${rows}`)).toMatchObject({ ok: false });
    const wide = Array.from({ length: 400 }, (_, index) => `"c${index}"`).join(',');
    expect(read(`"Date","Video Views",${wide}\n`)).toMatchObject({ ok: false });
  });
});
