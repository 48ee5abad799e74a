import { z } from 'zod';
import type { TranscriptLine } from '#domain/video-analysis/findings/transcript.ts';
import type { Config } from '../../platform/config/config.ts';
import { TranscriberError, type Transcriber } from './transcriber.ts';

const WITHIN_MS = 40_000;
const MOST_BYTES = 2_000_000;
const MOST_LINES = 5_000;
const LONGEST_LINE = 2_000;

const answered = z.object({
  segments: z
    .array(z.object({ start: z.number().min(0), end: z.number().min(0), text: z.string() }))
    .max(MOST_LINES),
});

/** Any server that implements OpenAI's `audio/transcriptions`, including self-hosted ones; null: none is configured. */
export function createTranscriber(configured: Config['transcriber']): Transcriber | null {
  if (configured === null) return null;
  const { baseUrl, apiKey, model } = configured;
  const address = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/audio/transcriptions`;
  return {
    describe: () => `${model} at ${new URL(baseUrl).host}`,
    async transcribe(sound, { signal }) {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(sound)], 'sound.wav', { type: 'audio/wav' }));
      form.append('model', model);
      form.append('response_format', 'verbose_json');
      form.append('timestamp_granularities[]', 'segment');
      const within = AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]);
      try {
        const response = await fetch(address, {
          method: 'POST',
          body: form,
          headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
          redirect: 'error',
          signal: within,
        });
        if (!response.ok) throw new TranscriberError(`it answered ${response.status}`);
        return linesOf(await readLimited(response));
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof TranscriberError) throw error;
        throw new TranscriberError('it was not reached, or not in time', { cause: error });
      }
    },
  };
}

async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new TranscriberError('it answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function linesOf(body: string): TranscriptLine[] {
  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    throw new TranscriberError('it answered no JSON');
  }
  const read = answered.safeParse(told);
  if (!read.success) throw new TranscriberError('it answered no timed words');
  return read.data.segments
    .map(({ start, end, text }) => ({
      fromSecond: start,
      toSecond: Math.max(start, end),
      text: text.trim().slice(0, LONGEST_LINE),
    }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.fromSecond - b.fromSecond);
}
