import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MediaFacts, MediaProgress } from '#domain/media/media-facts.ts';
import { editDistance } from '#domain/media/text-facts.ts';
import { createMediaAnalyser } from './create-media-analyser.ts';
import { cutScore } from '#test/media/cut-score.ts';
import { KNOWN_CLIP, KNOWN_CUTS, KNOWN_SECONDS, KNOWN_TEXTS } from '#test/media/known-clip.ts';
import { processesIn } from '#test/media/left-behind.ts';
import { makeClip, SEARCH_PATH } from '#test/media/make-clip.ts';

// Analyses run at low priority, so they are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let folder: string;
let facts: MediaFacts;
const progress: MediaProgress[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'known-clip-'));
  const clip = await makeClip(folder, 'known.mp4', KNOWN_CLIP);
  const jobs = await mkdtemp(join(folder, 'jobs-'));
  const analyser = createMediaAnalyser({
    ffmpegPath: null,
    searchPath: SEARCH_PATH,
    temporaryDir: jobs,
  });
  facts = await analyser.analyse(clip, { onStage: stage => progress.push(stage) });
  expect(await readdir(jobs)).toEqual([]);
  expect(processesIn(jobs)).toEqual([]);
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the file is described as it was made', () => {
  expect(facts.file).toMatchObject({
    container: 'mp4',
    videoCodec: 'h264',
    audioCodec: 'aac',
    width: 540,
    height: 960,
    framesPerSecond: 30,
    aspectName: '9:16',
    rotationDegrees: 0,
  });
  expect(facts.file.durationSeconds).toBeCloseTo(KNOWN_SECONDS, 1);
});

test('cuts are found with an F1 of at least 0.95', () => {
  if (facts.pictures.notAssessed !== null) throw new Error(facts.pictures.notAssessed);
  const { f1 } = cutScore(facts.pictures.cutsSeconds, KNOWN_CUTS);
  expect(f1, JSON.stringify(facts.pictures.cutsSeconds)).toBeGreaterThanOrEqual(0.95);
  expect(facts.pictures.letterbox).toBeNull();
});

test('texts on the screen are read with at most 5 % of wrong letters, accents included', () => {
  if (facts.texts.notAssessed !== null) throw new Error(facts.texts.notAssessed);
  const read = facts.texts.items;
  let wrong = 0;
  let letters = 0;
  for (const { text } of KNOWN_TEXTS) {
    const best = Math.min(text.length, ...read.map(item => editDistance(item.text, text)));
    wrong += best;
    letters += text.length;
  }
  const said = JSON.stringify(read.map(item => item.text));
  expect(wrong / letters, said).toBeLessThanOrEqual(0.05);
  expect(read.length, said).toBeLessThanOrEqual(KNOWN_TEXTS.length + 1);
  for (const { text, language } of KNOWN_TEXTS) {
    const item = read.find(candidate => editDistance(candidate.text, text) <= text.length * 0.1);
    expect(item?.language, text).toBe(language);
  }
  expect(editDistance(facts.texts.hook?.text ?? '', KNOWN_TEXTS[0]?.text ?? '')).toBeLessThanOrEqual(1);
  expect(facts.texts.hook?.fromSecond).toBeLessThan(1);
});

test('loudness, the silence and the voice are where they were put', () => {
  if (facts.sound.notAssessed !== null) throw new Error(facts.sound.notAssessed);
  if (facts.speech.notAssessed !== null) throw new Error(facts.speech.notAssessed);
  expect(facts.sound.loudnessLufs).toBeGreaterThan(-35);
  expect(facts.sound.loudnessLufs).toBeLessThan(-8);
  expect(facts.sound.silences[0]?.fromSecond).toBeCloseTo(0, 0);
  expect(facts.sound.silences[0]?.toSecond).toBeCloseTo(2, 0);
  expect(facts.speech.startSecond).toBeGreaterThan(1.6);
  expect(facts.speech.startSecond).toBeLessThan(2.9);
  expect(facts.speech.musicOnly).toBe(false);
});

test('progress names the stages in order and only rises', () => {
  expect([...new Set(progress.map(({ stage }) => stage))]).toEqual(['probing', 'cuts', 'sound', 'texts']);
  const done = progress.map(step => step.done);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(progress.filter(({ stage }) => stage === 'cuts').length).toBeGreaterThan(3);
});
