import { expect, test } from 'vitest';
import { pngOf } from '#test/scenes/small-pictures.ts';
import { attachmentDisposition, attachmentName, hasTakenEnding } from './attachment.ts';
import { answerTime } from './answer-time.ts';
import { stripMetadata, pictureType } from './images/strip-picture.ts';
import { orientationOf, turnSegment } from './images/jpeg-orientation.ts';
import { isSourceFailure, sourceHealthOf } from './source-health.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const segment = (marker: number, content: string | number[]) => {
  const body = Buffer.from(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);
};
const frame = segment(0xc0, [8, 0, 40, 0, 30, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]);
const scan = Buffer.concat([segment(0xda, [1, 1, 0, 0, 63, 0]), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3])]);
const jpeg = (...parts: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...parts,
    frame,
    scan,
    segment(0xc4, 'tables'),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);

test('a JPEG keeps its picture and which way up it is, and loses place, texts and what hangs on', () => {
  const place = Buffer.from(turnSegment(6));
  const dirty = Buffer.concat([
    jpeg(
      segment(0xe0, 'JFIF'),
      place,
      segment(0xe1, 'Exif\0\0GPS 45.76'),
      segment(0xfe, 'Lyon'),
      segment(0xed, 'IPTC'),
    ),
    jpeg(segment(0xe1, 'GPS again')),
  ]);
  const bare = stripMetadata('jpeg', dirty);
  expect(bare).toMatchObject({ width: 30, height: 40 });
  expect(text(bare?.bytes ?? new Uint8Array())).not.toMatch(/GPS|Lyon|IPTC/);
  expect(bare?.bytes).toEqual(
    new Uint8Array(
      Buffer.concat([Buffer.from([0xff, 0xd8]), place, jpeg(segment(0xe0, 'JFIF')).subarray(2)]),
    ),
  );
  expect(orientationOf(turnSegment(6).subarray(4))).toBe(6);
});

test('a PNG and a WebP lose what stands beside their pictures', () => {
  const png = stripMetadata('png', Buffer.concat([pngOf(3, 2, { note: 'Lyon' }), Buffer.from('PK hidden')]));
  expect(Buffer.from(png?.bytes ?? [])).toEqual(pngOf(3, 2));
  const chunk = (kind: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(kind, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  };
  const webp = (flags: number, ...more: Buffer[]) => {
    const body = Buffer.concat([
      Buffer.from('WEBP'),
      chunk('VP8X', Buffer.from([flags, 0, 0, 0, 29, 0, 0, 39, 0, 0])),
      chunk('VP8 ', Buffer.alloc(11, 7)),
      ...more,
    ]);
    const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body]);
  };
  const bare = stripMetadata(
    'webp',
    webp(0x0c, chunk('EXIF', Buffer.from('GPS')), chunk('XMP ', Buffer.from('Lyon!'))),
  );
  expect(bare).toMatchObject({ width: 30, height: 40 });
  expect(Buffer.from(bare?.bytes ?? [])).toEqual(webp(0));
});

test('cut, lying and random pictures are refused, and none of them throws', () => {
  for (const [type, whole] of [
    ['png', pngOf(3, 2)],
    ['jpeg', jpeg()],
  ] as const) {
    for (let length = 3; length < whole.length; length += 1)
      expect(stripMetadata(type, whole.subarray(0, length))).toBeNull();
    for (let seed = 1; seed < 300; seed += 1) {
      const broken = Buffer.from(whole);
      broken[(seed * 7919) % whole.length] = (seed * 104_729) & 255;
      expect(() => stripMetadata(type, broken)).not.toThrow();
    }
  }
  expect(pictureType(Buffer.from('<svg/>'))).toBeNull();
});

test('a name is shown and saved inert, with an ending that says what the file is', () => {
  expect(attachmentName('../../etc/passwd', 'txt')).toBe('passwd.txt');
  expect(attachmentName('facture\u202egnp.exe', 'pdf')).toBe('facturegnp.exe.pdf');
  expect(attachmentName('a"b<c>\r\nX: y.PNG', 'png')).toBe('a_b_c_X_ y.PNG');
  expect(attachmentName('...', 'json')).toBe('file.json');
  expect(attachmentName('é'.repeat(300), 'txt').length).toBeLessThanOrEqual(100);
  expect(attachmentDisposition(`l'été 😀.csv`)).toBe(
    `attachment; filename="l-ete-.csv"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%F0%9F%98%80.csv`,
  );
});

test('requests that still wait count in the answer time, and few say nothing', () => {
  const answered = Array.from({ length: 10 }, (_, index) => ({ hours: index + 1, answered: true }));
  expect(answerTime(answered.slice(1))).toBeNull();
  expect(answerTime(answered)).toEqual({ n: 10, halfHours: 5, mostHours: 9 });
  const waiting = Array.from({ length: 8 }, () => ({ hours: 100, answered: false }));
  expect(answerTime([...answered, ...waiting])).toEqual({ n: 10, halfHours: 9, mostHours: null });
  expect(answerTime([...answered, { hours: 0.5, answered: false }])).toMatchObject({ halfHours: 5 });
});

test('how something stands follows its last day, in words that few tries do not exaggerate', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
  const none = { done: 0, failed: 0, lastDoneAt: null, lastFailedAt: null };
  expect(sourceHealthOf(none)).toBe('never');
  expect(sourceHealthOf({ ...none, lastDoneAt: at(1) })).toBe('quiet');
  expect(sourceHealthOf({ done: 1, failed: 1, lastDoneAt: at(1), lastFailedAt: at(2) })).toBe('unsteady');
  expect(sourceHealthOf({ done: 1, failed: 1, lastDoneAt: at(2), lastFailedAt: at(1) })).toBe('fine');
  expect(sourceHealthOf({ done: 19, failed: 1, lastDoneAt: at(1), lastFailedAt: at(2) })).toBe('fine');
  expect(sourceHealthOf({ done: 5, failed: 1, lastDoneAt: at(2), lastFailedAt: at(1) })).toBe('unsteady');
  expect(sourceHealthOf({ done: 2, failed: 3, lastDoneAt: at(2), lastFailedAt: at(1) })).toBe('failing');
  expect([isSourceFailure('private'), isSourceFailure('challenge')]).toEqual([false, true]);
});

test('a file that cannot be taken is known by its ending, one without an ending is not', () => {
  expect(['a.PNG', 'b.jpeg', 'c.tsv', 'd.log', 'e'].every(hasTakenEnding)).toBe(true);
  expect(['a.exe', 'b.heic', 'c.png.zip'].some(hasTakenEnding)).toBe(false);
});
