import { expect, test } from 'vitest';
import { countWords, parseTranscript } from './transcript.ts';

function transcriptOf(text: string) {
  const parsed = parseTranscript(text);
  if ('refused' in parsed) throw new Error(parsed.refused);
  return parsed.transcript;
}

test('an SRT file with byte order mark, Windows line ends and tags becomes segments', () => {
  const transcript = transcriptOf(
    '\uFEFF1\r\n00:00:00,500 --> 00:00:02,500\r\n<i>Arrête</i> de scroller,\r\nc’est pour toi.\r\n\r\n' +
      '2\r\n00:00:03,000 --> 00:00:05,000 X1:40 X2:600\r\n{\\an8}Trois erreurs &amp; une idée.\r\n',
  );
  expect(transcript).toEqual({
    format: 'srt',
    segments: [
      { fromSecond: 0.5, toSecond: 2.5, text: 'Arrête de scroller, c’est pour toi.' },
      { fromSecond: 3, toSecond: 5, text: 'Trois erreurs & une idée.' },
    ],
    words: 10,
    wordsPerMinute: 150,
    badCues: [],
  });
});

test('a WebVTT file needs no hours, and its notes and styles are not spoken', () => {
  const transcript = transcriptOf(`WEBVTT - captions
Kind: captions

STYLE
::cue { color: red }

NOTE 00:00.000 --> 00:09.000
this is not said

intro
00:01.000 --> 00:02.000 align:start position:0%
<v Léa><c.yellow>Hello</c> <00:01.500>there

01:00:00.000 --> 01:00:01.500
Late
`);
  expect(transcript.format).toBe('vtt');
  expect(transcript.segments).toEqual([
    { fromSecond: 1, toSecond: 2, text: 'Hello there' },
    { fromSecond: 3600, toSecond: 3601.5, text: 'Late' },
  ]);
});

test('a byte order mark does not make a WebVTT file another one', () => {
  expect(
    transcriptOf('\uFEFFWEBVTT\n\nNOTE 00:01.000 --> 00:02.000\nno\n\n00:01.000 --> 00:02.000\nyes\n'),
  ).toMatchObject({
    format: 'vtt',
    segments: [{ text: 'yes' }],
  });
});

test('cues that cannot be used are named by line and reason, the others are kept in order', () => {
  const transcript = transcriptOf(`1
00:00:09,000 --> 00:00:10,000
dernier

2
00:00:05,000 --> 00:00:04,000
à rebours

3
00:99:00 --> quand
faux

4
00:00:01,000 --> 00:00:02,000

5
00:00:03,000 --> 00:00:04,000
premier
`);
  expect(transcript.segments.map(segment => segment.text)).toEqual(['premier', 'dernier']);
  expect(transcript.badCues).toEqual([
    { line: 6, reason: 'ends_before_start' },
    { line: 10, reason: 'bad_time' },
    { line: 14, reason: 'no_text' },
  ]);
});

test('a missing empty line between cues does not swallow the next one', () => {
  const transcript = transcriptOf(
    '1\n00:00:01,000 --> 00:00:02,000\nun\n2\n00:00:02,000 --> 00:00:03,000\ndeux\n',
  );
  expect(transcript.segments.map(segment => segment.text)).toEqual(['un', 'deux']);
});

test('overlapping cues count their time once', () => {
  const transcript = transcriptOf(
    '1\n00:00:00,000 --> 00:00:04,000\na b c d\n\n2\n00:00:02,000 --> 00:00:06,000\ne f\n',
  );
  expect(transcript.wordsPerMinute).toBe(60);
});

test.each([
  ['', 'empty'],
  ['\uFEFF \r\n ', 'empty'],
  ['Bonjour tout le monde', 'not_a_transcript'],
  ['1\n00:00:02,000 --> 00:00:01,000\nx', 'no_usable_cue'],
  ['a'.repeat(2_000_001), 'too_big'],
  ['00:01.000 --> 00:02.000\nx\n\n'.repeat(20_001), 'too_big'],
])('what is no transcript is refused: %#', (text, refused) => {
  expect(parseTranscript(text)).toEqual({ refused });
});

test('hidden characters of a cue do not reach anybody', () => {
  const transcript = transcriptOf('1\n00:00:01,000 --> 00:00:02,000\nsalut\u202E\u200B\u0007 toi\n');
  expect(transcript.segments[0]?.text).toBe('salut toi');
});

test.each([
  ['l’idée d’aujourd’hui', 2],
  ['C’est 3,5 fois mieux !', 4],
  ['— …', 0],
])('%j has %d words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
