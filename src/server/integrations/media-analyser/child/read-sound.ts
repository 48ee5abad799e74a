import { soundFacts } from '#domain/media/sound-facts.ts';
import type { Assessed, SoundFacts } from '#domain/media/media-facts.ts';
import { MEDIA_LIMITS } from '#domain/media/media-refusal.ts';
import { SPEECH_WINDOW } from '#domain/media/speech-facts.ts';
import type { AnalysisSetup } from '../analysis-setup.ts';
import { soundArguments } from '../ffmpeg-arguments.ts';
import { runTool } from './run-tool.ts';

const MOST_SAMPLES = (MEDIA_LIMITS.durationSeconds + 5) * SPEECH_WINDOW.samplesPerSecond;

export interface HeardSound {
  facts: Assessed<SoundFacts>;
  /** 16 kHz, one channel, −1 to 1. */
  samples: Float32Array;
}

/** Loudness and silences, and the samples for the speech detector, from one decode of the sound. */
export async function readSound(setup: AnalysisSetup, durationSeconds: number): Promise<HeardSound> {
  const tool = runTool(setup, 'ffmpeg', soundArguments(setup.demuxer));
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of tool.stdout) {
    const buffer = part as Buffer;
    bytes += buffer.byteLength;
    if (bytes <= MOST_SAMPLES * 4) parts.push(buffer);
  }
  const end = await tool.end;
  const whole = Buffer.concat(parts);
  const samples = new Float32Array(Math.floor(whole.byteLength / 4));
  for (let at = 0; at < samples.length; at += 1) samples[at] = whole.readFloatLE(at * 4);
  if (end.timedOut) return { facts: { notAssessed: 'time_ran_out' }, samples };
  if (samples.length === 0) return { facts: { notAssessed: 'failed' }, samples };
  return { facts: soundFacts(end.stderr, durationSeconds), samples };
}
