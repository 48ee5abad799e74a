import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SPEECH_WINDOW } from '#domain/media/speech-facts.ts';

const CONTEXT_SAMPLES = 64;
const STATE = [2, 1, 128] as const;

/** The probability of speech for each window of 32 ms. Loads the detector; throws when that fails. */
export async function detectSpeech(samples: Float32Array): Promise<Float32Array> {
  const ort = await import('onnxruntime-web');
  // One thread: the machine serves users meanwhile.
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = 'error';
  const folder = dirname(createRequire(import.meta.url).resolve('@ricky0123/vad-web/package.json'));
  const model = await readFile(join(folder, 'dist', 'silero_vad_v5.onnx'));
  const session = await ort.InferenceSession.create(model, { executionProviders: ['wasm'] });
  const rate = new ort.Tensor('int64', BigInt64Array.of(BigInt(SPEECH_WINDOW.samplesPerSecond)));
  let state = new ort.Tensor('float32', new Float32Array(STATE[0] * STATE[1] * STATE[2]), STATE);
  const windows = Math.floor(samples.length / SPEECH_WINDOW.samples);
  const probabilities = new Float32Array(windows);
  // The detector receives the end of the previous window, so that a sound on the boundary is whole.
  const heard = new Float32Array(CONTEXT_SAMPLES + SPEECH_WINDOW.samples);
  for (let window = 0; window < windows; window += 1) {
    const start = window * SPEECH_WINDOW.samples;
    heard.copyWithin(0, SPEECH_WINDOW.samples);
    heard.set(samples.subarray(start, start + SPEECH_WINDOW.samples), CONTEXT_SAMPLES);
    const input = new ort.Tensor('float32', heard.slice(), [1, heard.length]);
    const answer = await session.run({ input, state, sr: rate });
    const { output, stateN } = answer;
    if (output === undefined || stateN === undefined) throw new Error('the speech detector gave no answer');
    probabilities[window] = Number(output.data[0] ?? 0);
    state = stateN as typeof state;
  }
  return probabilities;
}
