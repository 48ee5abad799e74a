import { expect, test } from 'vitest';
import { processorMs } from '#test/harness/processor-time.ts';
import { sniffContainer } from './sniff-container.ts';

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));

test.each([
  ['\0\0\0\x20ftypisom\0\0\x02\0isomiso2', { container: 'mp4', demuxer: 'mov' }],
  ['\0\0\0\x14ftypqt  ', { container: 'mov', demuxer: 'mov' }],
  ['\0\0\0\x08wide\0\0\0\0mdat', { container: 'mp4', demuxer: 'mov' }],
  ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', { container: 'webm', demuxer: 'matroska' }],
  ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska', { container: 'matroska', demuxer: 'matroska' }],
])('a container is known by its first bytes: %j', (head, expected) => {
  expect(sniffContainer(bytes(head))).toEqual(expected);
});

test.each([
  '#EXTM3U\n#EXT-X-VERSION:3\nfile:///etc/passwd',
  '\xef\xbb\xbf#EXTM3U\n',
  '\n\n  #EXTM3U',
  'ffconcat version 1.0\nfile /etc/passwd',
  "file '/etc/passwd'\n",
  '[playlist]\nFile1=http://127.0.0.1/',
  '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011">',
  '<!-- a --><smil>',
  '<?xml version="1.0"?>\n<!-- a -->\n<!-- b -->\n<smil>',
  '<ASX version="3.0">',
  'concat:/etc/passwd|/etc/shadow',
  'http://127.0.0.1/video.mp4',
])('a list of other files is told from a file: %j', text => {
  expect(sniffContainer(bytes(text))).toEqual({ refused: 'playlist' });
});

test.each([
  ['', 'empty'],
  ['Bonjour, ceci est un texte.', 'not_a_video'],
  ['%PDF-1.7', 'not_a_video'],
  ['PK\x03\x04', 'not_a_video'],
  ['\x89PNG\r\n', 'not_a_video'],
  ['\0\0\0\x1cftypheic', 'not_a_video'],
  ['RIFF\0\0\0\0WAVE', 'not_a_video'],
  ['RIFF\0\0\0\0AVI LIST', 'unsupported_format'],
  ['FLV\x01\x05', 'unsupported_format'],
  ['OggS\0', 'unsupported_format'],
  [`G${'\0'.repeat(187)}G${'\0'.repeat(187)}G`, 'unsupported_format'],
])('what is none of ours is refused with its reason: %j', (head, refused) => {
  expect(sniffContainer(bytes(head))).toEqual({ refused });
});

test.each([
  ['comments', (length: number) => '<!---->'.repeat(length / 7)],
  ['comments that end nowhere', (length: number) => '<!-- '.repeat(length / 5)],
  ['declarations', (length: number) => '<?xml '.repeat(length / 6)],
  ['empty lines', (length: number) => '\n'.repeat(length)],
  ['empty lines between comments', (length: number) => `<!-- -->${'\n'.repeat(50)}`.repeat(length / 58)],
])('a file of nothing but %s is looked at in no time', (_, hostile) => {
  const startedAt = processorMs();
  expect(sniffContainer(bytes(hostile(4_096)))).toEqual({ refused: 'not_a_video' });
  expect(processorMs() - startedAt).toBeLessThan(100);
});
