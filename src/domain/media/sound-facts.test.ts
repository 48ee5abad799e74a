import { expect, test } from 'vitest';
import { parseLoudness, parseSilences, soundFacts } from './sound-facts.ts';

const summary = (integrated: string) => `
Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'file:input':
  Metadata:
    title           : I:  -3.0 LUFS
                    : [Parsed_ebur128_0 @ 0x1] Summary:
    Integrated loudness:
[silencedetect @ 0x5581] silence_start: 1.504
[silencedetect @ 0x5581] silence_end: 3.75 | silence_duration: 2.246
[Parsed_ebur128_1 @ 0x5580] Summary:

  Integrated loudness:
    I:         ${integrated} LUFS
    Threshold: -31.1 LUFS

  Loudness range:
    LRA:         3.4 LU
    Threshold: -41.0 LUFS
    LRA low:   -23.0 LUFS
    LRA high:  -19.6 LUFS

  Sample peak:
    Peak:       -5.2 dBFS
`;

test('loudness is read from the summary, whatever the title of the file says', () => {
  expect(parseLoudness(summary('-20.7'))).toEqual({ integrated: -20.7, range: 3.4, peak: -5.2 });
  expect(parseLoudness('nothing')).toBeNull();
});

test('sound is compared with what platforms play at', () => {
  expect(soundFacts(summary('-20.7'), 10)).toEqual({
    notAssessed: null,
    loudnessLufs: -20.7,
    aboveTargetLu: -6.7,
    loudnessRangeLu: 3.4,
    peakDbfs: -5.2,
    silences: [{ fromSecond: 1.504, toSecond: 3.75 }],
    silentShare: expect.closeTo(0.2246, 4),
  });
});

test('sound that is silent throughout is not assessed', () => {
  expect(soundFacts(summary('-70.0'), 10)).toEqual({ notAssessed: 'silent_audio' });
});

test('a silence without an end lasts until the video ends, one before the start begins with it', () => {
  const printed = `
[silencedetect @ 0x1] silence_start: -0.0133
[silencedetect @ 0x1] silence_end: 0.9 | silence_duration: 0.9133
[silencedetect @ 0x1] silence_start: 4
`;
  expect(parseSilences(printed, 6)).toEqual([
    { fromSecond: 0, toSecond: 0.9 },
    { fromSecond: 4, toSecond: 6 },
  ]);
});

test('a pause of a breath is no silence', () => {
  const printed = '[silencedetect @ 0x1] silence_start: 1\n[silencedetect @ 0x1] silence_end: 1.7\n';
  expect(parseSilences(printed, 6)).toEqual([]);
});
