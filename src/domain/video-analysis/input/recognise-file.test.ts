import { describe, expect, test } from 'vitest';
import { recogniseFile } from './recognise-file.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, letter => letter.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (name: string, text: string) => recogniseFile(name, bytes(text));

const MP4 = '\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0002\u0000';
const MOV = '\u0000\u0000\u0000\u0014ftypqt  \u0000\u0000\u0000\u0000';
const WEBM = '\u001A\u0045\u00DF\u00A3\u009F\u0042\u0086\u0081\u0001\u0042\u0082\u0084webm';
const MKV = WEBM.replace('webm', 'matroska');
const ZIP = 'PK\u0003\u0004\u0014\u0000\u0000\u0000Content.csv';
const SRT = '1\r\n00:00:00,000 --> 00:00:02,500\r\nBonjour\r\n';
const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.500\nBonjour\n';
const CSV = 'Date;Vues\n2026-11-01;12\n';
const JSON_TEXT = '[{"id":"1"}]';

describe('a file of a known format', () => {
  test.each([
    ['clip.mp4', MP4, 'video', 'mp4'],
    ['CLIP.MP4', MP4, 'video', 'mp4'],
    ['clip.m4v', MP4.replace('isom', 'M4V '), 'video', 'mp4'],
    ['clip.mp4', MP4.replace('isom', 'dash'), 'video', 'mp4'],
    ['clip.mov', MOV, 'video', 'mov'],
    ['clip.mov', '\u0000\u0000\u0000\u0008wide\u0000', 'video', 'mov'],
    ['clip.mov', '\u0000\u0000\u0001\u0000moov', 'video', 'mov'],
    ['clip.mp4', MOV, 'video', 'mov'],
    ['clip.mov', MP4, 'video', 'mp4'],
    ['clip.webm', WEBM, 'video', 'webm'],
    ['mots.srt', SRT, 'captions', 'srt'],
    ['mots.srt', `\u00EF\u00BB\u00BF${SRT}`, 'captions', 'srt'],
    ['mots.srt', '\n00:00:00.000 --> 00:00:02.500\nBonjour', 'captions', 'srt'],
    ['mots.vtt', VTT, 'captions', 'vtt'],
    ['vues.csv', CSV, 'table', 'csv'],
    ['vues.csv', 'vues\n12\n', 'table', 'csv'],
    ['vues.tsv', 'a\tb\n1\t2', 'table', 'csv'],
    ['donnees.json', JSON_TEXT, 'json', 'json'],
    ['donnees.json', '{\n  "Video": {}}', 'json', 'json'],
    ['donnees.jsonl', '{"id":1}\n{"id":2}', 'json', 'json'],
    ['export.zip', ZIP, 'zip', 'zip'],
    ['vide.zip', 'PK\u0005\u0006', 'zip', 'zip'],
    ['sans-extension', MP4, 'video', 'mp4'],
    ['sans-extension', CSV, 'table', 'csv'],
    ['fichier.txt', JSON_TEXT, 'json', 'json'],
    ['fichier.constructor', JSON_TEXT, 'json', 'json'],
  ])('%s is recognised', (name, text, kind, format) => {
    expect(read(name, text)).toEqual({ kind, format, namedAs: null });
  });

  test('accents and two-byte texts are no obstacle', () => {
    const table = { kind: 'table', format: 'csv', namedAs: null };
    expect(recogniseFile('vues.csv', utf8('\uFEFFDonnées;Été\n1;2'))).toEqual(table);
    const little = Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from('a;b\n1;2').flatMap(c => [c.charCodeAt(0), 0]),
    ]);
    const big = Uint8Array.from([0xfe, 0xff, ...Array.from('a;b\n1;2').flatMap(c => [0, c.charCodeAt(0)])]);
    expect(recogniseFile('export', little)).toEqual(table);
    expect(recogniseFile('export', big)).toEqual(table);
  });
});

describe('a name that is wrong', () => {
  test.each([
    ['clip.mp4', WEBM, 'video', 'webm', 'mp4'],
    ['clip.webm', MP4, 'video', 'mp4', 'webm'],
    ['clip.mp4', ZIP, 'zip', 'zip', 'mp4'],
    ['clip.mp4', CSV, 'table', 'csv', 'mp4'],
    ['clip.mp4', SRT, 'captions', 'srt', 'mp4'],
    ['vues.csv', JSON_TEXT, 'json', 'json', 'csv'],
    ['vues.csv', ZIP, 'zip', 'zip', 'csv'],
    ['vues.json', CSV, 'table', 'csv', 'json'],
    ['mots.srt', VTT, 'captions', 'vtt', 'srt'],
    ['mots.vtt', SRT, 'captions', 'srt', 'vtt'],
    ['export.zip', MP4, 'video', 'mp4', 'zip'],
    ['image.csv.mp4', JSON_TEXT, 'json', 'json', 'mp4'],
  ])('is told apart from what is inside: %s', (name, text, kind, format, namedAs) => {
    expect(read(name, text)).toEqual({ kind, format, namedAs });
  });
});

test.each([
  ['clip.mkv', MKV, 'otherVideo'],
  ['clip.webm', MKV, 'otherVideo'],
  ['clip.avi', 'RIFF\u0000\u0000\u0000\u0000AVI LIST', 'otherVideo'],
  ['son.m4a', MP4.replace('isom', 'M4A '), 'audio'],
  ['son.mp3', 'ID3\u0003', 'audio'],
  ['son.wav', 'RIFF\u0000\u0000\u0000\u0000WAVEfmt ', 'audio'],
  ['photo.jpg', '\u00FF\u00D8\u00FF\u00E0', 'image'],
  ['photo.png', '\u0089PNG\r\n', 'image'],
  ['photo.webp', 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'image'],
  ['photo.heic', MP4.replace('isom', 'heic'), 'image'],
  ['clip.mp4', '\u00FF\u00D8\u00FF\u00E0', 'image'],
  ['facture.pdf', '%PDF-1.7', 'pdf'],
  ['vues.xlsx', 'PK\u0003\u0004\u0014\u0000[Content_Types].xml', 'spreadsheet'],
])('%s is known and of no use here', (name, text, other) => {
  expect(read(name, text)).toEqual({ kind: 'other', other });
});

test.each([
  ['clip.mp4', 'bonjour', 'mp4'],
  ['clip.mp4', '\u0000'.repeat(64), 'mp4'],
  ['mots.srt', 'Bonjour, toi', 'srt'],
  ['page.html', '<!doctype html><p>', null],
  ['page.csv', '<html>', 'csv'],
  ['prog.exe', 'MZ\u0090\u0000', null],
  ['vues.csv', 'a;b\u0000\n1;2', 'csv'],
  ['vues.csv', '   \n', 'csv'],
  ['', 'x', null],
])('%s is not understood, and what its name claims is said', (name, text, namedAs) => {
  expect(read(name, text)).toEqual({ kind: 'unknown', namedAs });
});

test('a file without a byte is empty', () => {
  expect(recogniseFile('clip.mp4', new Uint8Array())).toEqual({ kind: 'empty' });
});

test('cut off anywhere or full of noise, a file gives an answer', () => {
  for (const text of [MP4, MOV, WEBM, ZIP, SRT, VTT, CSV, JSON_TEXT]) {
    for (let length = 0; length <= text.length; length += 1) {
      expect(read('x.mp4', text.slice(0, length)).kind).toBeTypeOf('string');
    }
  }
  let state = 7;
  for (let round = 0; round < 2_000; round += 1) {
    const noise = Uint8Array.from({ length: round % 300 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
    expect(recogniseFile('', noise).kind).toBeTypeOf('string');
  }
});
