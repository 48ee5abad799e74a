import {
  MEDIA_FACTS_VERSION,
  type Assessed,
  type MediaFacts,
  type MediaStage,
  type NotAssessedReason,
  type PictureFacts,
  type SpeechFacts,
  type TextFacts,
} from '#domain/media/media-facts.ts';
import { speechFacts } from '#domain/media/speech-facts.ts';
import type { AnalysisSetup } from '../analysis-setup.ts';
import { detectSpeech } from './detect-speech.ts';
import { probeFile } from './probe-file.ts';
import { readPictures, type SeenPictures } from './read-pictures.ts';
import { readSound, type HeardSound } from './read-sound.ts';
import { readTexts } from './read-texts.ts';
import { ReaderMissing } from './text-reader.ts';

/** Where each stage begins as a share of the whole, from typical durations. */
const BEGINS: Readonly<Record<MediaStage | 'end', number>> = {
  probing: 0,
  cuts: 0.03,
  sound: 0.45,
  texts: 0.6,
  end: 1,
};
/** Videos longer than three minutes get more time: a quarter of a second for each further second. */
const USUAL = { seconds: 180, moreMs: 250 };

type Tell = (stage: MediaStage, done: number) => void;

/** Runs all parts in order: a failed part does not affect the others. */
export async function analyse(setup: AnalysisSetup, tell: Tell): Promise<MediaFacts> {
  const startedAt = performance.now();
  tell('probing', BEGINS.probing);
  const probed = await probeFile(setup);

  tell('cuts', BEGINS.cuts);
  const seen = await readPictures(setup, probed, share =>
    tell('cuts', BEGINS.cuts + share * (BEGINS.sound - BEGINS.cuts)),
  );
  const { durationSeconds } = seen;
  const more = Math.max(0, durationSeconds - USUAL.seconds) * USUAL.moreMs;
  // On a busy machine it exceeds its minute rather than measuring nothing.
  const until = (): number => Math.max(startedAt + setup.softMs + more, performance.now() + setup.leastMs);
  const pictures = seen.meter.facts(durationSeconds);

  tell('sound', BEGINS.sound);
  const heard = probed.audioCodec === null ? null : await readSound(setup, durationSeconds);
  const speech = await assessSpeech(heard, durationSeconds, until());

  tell('texts', BEGINS.texts);
  const texts = await assessTexts(seen, pictures, until(), share =>
    tell('texts', BEGINS.texts + share * (BEGINS.end - BEGINS.texts)),
  );
  return {
    version: MEDIA_FACTS_VERSION,
    file: { ...probed, durationSeconds },
    pictures,
    sound: heard?.facts ?? { notAssessed: 'no_audio' },
    speech,
    texts,
  };
}

async function assessSpeech(
  heard: HeardSound | null,
  durationSeconds: number,
  until: number,
): Promise<Assessed<SpeechFacts>> {
  if (heard === null) return { notAssessed: 'no_audio' };
  const { facts, samples } = heard;
  if (facts.notAssessed !== null) return { notAssessed: facts.notAssessed };
  return attempt(until, 'speech_detector_unavailable', async () => {
    const probabilities = await detectSpeech(samples);
    return speechFacts(probabilities, durationSeconds, 1 - facts.silentShare);
  });
}

async function assessTexts(
  seen: SeenPictures,
  pictures: Assessed<PictureFacts>,
  until: number,
  onShare: (share: number) => void,
): Promise<Assessed<TextFacts>> {
  const { durationSeconds, reading } = seen;
  const shots =
    pictures.notAssessed === null
      ? pictures
      : { shots: [{ fromSecond: 0, toSecond: durationSeconds }], cutsSeconds: [] };
  return attempt(until, 'failed', () =>
    readTexts({ frames: reading, pictures: shots, durationSeconds, until, onShare }),
  );
}

/** A part's figures, or why there are none: no time left, or the reason it failed. */
async function attempt<T extends object>(
  until: number,
  failure: NotAssessedReason,
  assess: () => Promise<T>,
): Promise<Assessed<T>> {
  if (performance.now() > until) return { notAssessed: 'time_ran_out' };
  try {
    return { notAssessed: null, ...(await assess()) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return { notAssessed: error instanceof ReaderMissing ? 'ocr_unavailable' : failure };
  }
}
