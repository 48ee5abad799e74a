import { describe, expect, test } from 'vitest';
import { SOURCE_ERROR_CODES } from '../sources/reading.ts';
import { readByteRange } from './byte-range.ts';
import { downloadFileName } from './download-file-name.ts';
import { DOWNLOAD_PROBLEMS, isPassing, problemOfSource } from './download-problem.ts';
import { bytesToReserve } from './download-quota.ts';
import { readPastedLinks } from './pasted-links.ts';
import { optionsOf, optionTaken, type ListedFormat } from './video-option.ts';

const format = (
  codec: 'h264' | 'h265',
  height: number,
  bytes: number | null = 1_000,
  isMarked = false,
): ListedFormat => ({
  codec,
  width: Math.round(height * 0.5625),
  height,
  bytes,
  isMarked,
});

describe('the files offered of a video', () => {
  test('are the best that plays everywhere and a sharper one where there is one', () => {
    const options = optionsOf([
      format('h264', 1024, 4_000),
      format('h264', 1024, 7_000),
      format('h265', 1024, 3_000),
      format('h265', 1280, 5_000),
      format('h265', 1920, 6_000),
    ]);
    expect(options.map(({ codec, height, bytes }) => [codec, height, bytes])).toEqual([
      ['h264', 1024, 7_000],
      ['h265', 1920, 6_000],
    ]);
    expect(optionTaken(options, 'ask')).toBeNull();
    expect(optionTaken(options, 'h264')?.codec).toBe('h264');
    expect(optionTaken(options, 'best')?.height).toBe(1920);
  });

  test('hold no H.265 that shows no more, and nothing where there is nothing', () => {
    expect(optionsOf([format('h264', 1024), format('h265', 1024)])).toHaveLength(1);
    expect(optionsOf([])).toEqual([]);
    expect(optionTaken([], 'best')).toBeNull();
    const [only] = optionsOf([format('h265', 1280)]);
    expect(optionTaken([only!], 'ask')?.codec).toBe('h265');
  });

  test('are marked copies only where there is no other', () => {
    expect(optionsOf([format('h264', 1920, 9_000, true), format('h264', 1024)])[0]?.height).toBe(1024);
    expect(optionsOf([format('h264', 1920, 9_000, true)])[0]?.height).toBe(1920);
  });
});

describe('pasted links', () => {
  const NOW = new Date('2026-11-21T12:00:00Z');
  const ID = '7573000000000000000';
  const read = (text: string) =>
    readPastedLinks(text, NOW).map(link =>
      link.kind === 'refused' ? [link.problem, link.platform] : [link.kind],
    );

  test('are read line by line, each once, and each gets its answer', () => {
    expect(
      read(
        [
          `https://www.tiktok.com/@lea/video/${ID}?lang=fr`,
          `https://m.tiktok.com/v/${ID}.html`,
          '',
          'https://vm.tiktok.com/ZMabcdef/',
          'https://www.tiktok.com/@lea/photo/7573000000000000001',
          'https://www.tiktok.com/@lea',
          'https://youtu.be/abc',
          'https://exemple.fr/x',
          'bonjour',
          'bonjour à tous les amis',
          'file:///etc/passwd',
          '-o/etc/x',
        ].join('\r\n'),
      ),
    ).toEqual([
      ['video'],
      ['short'],
      ['slideshow', null],
      ['account_link', null],
      ['unsupported', 'YouTube'],
      ['unsupported', 'exemple.fr'],
      ['no_link', null],
      ['no_link', null],
      ['no_link', null],
      ['no_link', null],
    ]);
    expect(read('  \n\n ')).toEqual([]);
  });

  test('several in one line are told apart', () => {
    expect(
      read(`https://www.tiktok.com/@a/video/${ID} https://youtu.be/x https://vm.tiktok.com/ZMabcdef/`),
    ).toEqual([['video'], ['unsupported', 'YouTube'], ['short']]);
  });
});

describe('a part of a file', () => {
  test.each([
    [null, 'whole'],
    ['', 'whole'],
    ['bytes=-', 'whole'],
    ['items=0-1', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=9-3', 'whole'],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=0-0', { from: 0, to: 0 }],
    ['bytes=10-1000', { from: 10, to: 99 }],
    ['bytes=-5', { from: 95, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['bytes=-0', 'impossible'],
    ['bytes=100-', 'impossible'],
  ] as const)('asked for by %j', (header, expected) => {
    expect(readByteRange(header, 100)).toEqual(expected);
  });

  test('of an empty file there is none', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('impossible');
    expect(readByteRange('bytes=-1', 0)).toBe('impossible');
  });
});

describe('room for a file', () => {
  test('is what was said and a little more, within what one may weigh and what is left', () => {
    expect(bytesToReserve({ free: 1e9, expected: 10_000_000, perFile: 2e8 })).toBe(10_762_144);
    expect(bytesToReserve({ free: 1e9, expected: null, perFile: 2e8 })).toBe(2e8);
    expect(bytesToReserve({ free: 10_100_000, expected: 10_000_000, perFile: 2e8 })).toBe(10_100_000);
    expect(bytesToReserve({ free: 1e9, expected: 199_000_000, perFile: 2e8 })).toBe(2e8);
  });

  test('is none where not even the file fits', () => {
    expect(bytesToReserve({ free: 9_999_999, expected: 10_000_000, perFile: 2e8 })).toBeNull();
    expect(bytesToReserve({ free: 0, expected: null, perFile: 2e8 })).toBeNull();
    expect(bytesToReserve({ free: -5, expected: 1, perFile: 2e8 })).toBeNull();
  });
});

test('the name of a file holds what every system takes and nothing that was typed', () => {
  const video = { username: 'lea.x_1', videoId: '75730', chosen: { codec: 'h265', height: 1920 } as const };
  expect(downloadFileName({ ...video, contentType: 'video/webm' })).toBe(
    'tiktok-lea.x_1-75730-1920p-h265.webm',
  );
  expect(downloadFileName({ username: null, videoId: null, chosen: null, contentType: null })).toBe(
    'tiktok.mp4',
  );
  expect(downloadFileName({ ...video, username: '"\r\nSet-Cookie: x; é/../', contentType: 'x' })).toMatch(
    /^[a-z0-9._-]+\.mp4$/,
  );
});

test('every failure of a source has a meaning here, and only what may pass is tried again', () => {
  for (const code of SOURCE_ERROR_CODES) expect(DOWNLOAD_PROBLEMS).toContain(problemOfSource(code));
  expect(problemOfSource('private')).toBe('private');
  expect(problemOfSource('not_found')).toBe('removed');
  expect(DOWNLOAD_PROBLEMS.filter(isPassing)).toEqual([
    'rate_limited',
    'challenge',
    'network',
    'timeout',
    'unavailable',
  ]);
});
