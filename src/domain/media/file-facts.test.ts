import { expect, test } from 'vitest';
import { nameAspect, readProbe } from './file-facts.ts';

const video = {
  codec_type: 'video',
  codec_name: 'h264',
  width: 1080,
  height: 1920,
  avg_frame_rate: '30000/1001',
  disposition: { attached_pic: 0 },
};
const printed = (change: object = {}, format: object = {}) => ({
  streams: [
    { ...video, ...change },
    { codec_type: 'audio', codec_name: 'aac' },
  ],
  format: { duration: '12.5', bit_rate: '800000', ...format },
});

test('the file says what it is, with units', () => {
  expect(readProbe(printed(), 'mp4', 1_250_000)).toEqual({
    facts: {
      container: 'mp4',
      videoCodec: 'h264',
      audioCodec: 'aac',
      width: 1080,
      height: 1920,
      rotationDegrees: 0,
      framesPerSecond: 29.97,
      aspectRatio: 0.5625,
      aspectName: '9:16',
      durationSeconds: 12.5,
      bytes: 1_250_000,
      bitRate: 800_000,
    },
  });
});

test.each([
  [{ side_data_list: [{ rotation: -90 }] }, 90],
  [{ side_data_list: [{ rotation: 90 }] }, 270],
  [{ tags: { rotate: '90' } }, 90],
  [{ side_data_list: [{ rotation: -180 }] }, 180],
  [{ side_data_list: [{ rotation: 'x' }] }, 0],
])('a turned picture is shown turned: %j', (change, rotationDegrees) => {
  const reading = readProbe(printed({ width: 1920, height: 1080, ...change }), 'mov', 1);
  const isTurned = rotationDegrees === 90 || rotationDegrees === 270;
  expect(reading).toMatchObject({
    facts: { rotationDegrees, width: isTurned ? 1080 : 1920, height: isTurned ? 1920 : 1080 },
  });
});

test('pixels that are not square count in the shown width', () => {
  const reading = readProbe(printed({ width: 720, height: 576, sample_aspect_ratio: '64:45' }), 'mp4', 1);
  expect(reading).toMatchObject({ facts: { width: 1024, aspectName: '16:9' } });
});

test.each([
  [printed({}, { duration: '600.5' }), 'too_long'],
  [printed({ width: 7680, height: 4320 }), 'too_many_pixels'],
  [printed({ width: 4096, height: 4096 }), 'too_many_pixels'],
  [printed({ width: 0 }), 'truncated'],
  [printed({ disposition: { attached_pic: 1 } }), 'not_a_video'],
  [{ streams: [{ codec_type: 'audio' }] }, 'not_a_video'],
  [null, 'not_a_video'],
  [{ streams: 'x' }, 'not_a_video'],
])('what is too much or no video is refused: %#', (given, refused) => {
  expect(readProbe(given, 'mp4', 1)).toEqual({ refused });
});

test('a recording that does not say how long it is, is no mistake', () => {
  expect(readProbe(printed({}, { duration: undefined }), 'webm', 1)).toMatchObject({
    facts: { durationSeconds: null },
  });
});

test('a codec name is a name or unknown', () => {
  expect(readProbe(printed({ codec_name: '<script>' }), 'mp4', 1)).toMatchObject({
    facts: { videoCodec: 'unknown' },
  });
});

test.each([
  [9 / 16, '9:16'],
  [0.5622, '9:16'],
  [1, '1:1'],
  [0.8, '4:5'],
  [1.78, '16:9'],
  [0.46, null],
])('%d is the aspect %s', (ratio, name) => {
  expect(nameAspect(ratio)).toBe(name);
});
