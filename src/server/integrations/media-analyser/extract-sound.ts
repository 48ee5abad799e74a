import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MEDIA_LIMITS } from '#domain/media/media-refusal.ts';
import { SPEECH_WINDOW } from '#domain/media/speech-facts.ts';
import { runContained } from '../../platform/processes/contained-process.ts';
import type { AnalysisSetup } from './analysis-setup.ts';
import { INPUT_NAME, samplesArguments } from './ffmpeg-arguments.ts';
import { MediaRefused } from './media-analyser.ts';
import { capArguments } from './tool-caps.ts';

const BYTES_A_SAMPLE = 2;
const MOST_BYTES = (MEDIA_LIMITS.durationSeconds + 5) * SPEECH_WINDOW.samplesPerSecond * BYTES_A_SAMPLE;

/** The sound of one file as WAV; the program sees the file under a fixed name, in its own folder. */
export async function extractSound({
  ffmpeg,
  prlimit,
  demuxer,
  file,
  signal,
}: Pick<AnalysisSetup, 'ffmpeg' | 'prlimit' | 'demuxer'> & {
  file: string;
  signal: AbortSignal;
}): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'accroche-sound-'));
  try {
    await symlink(resolve(file), join(folder, INPUT_NAME));
    const capped = prlimit === null ? [] : [prlimit, ...capArguments()];
    const [program = ffmpeg, ...args] = [...capped, ffmpeg, ...samplesArguments(demuxer)];
    const end = await runContained({
      file: program,
      args,
      env: { LANG: 'C', HOME: folder, TMPDIR: folder },
      cwd: folder,
      stdoutEncoding: 'latin1',
      limits: {
        timeoutMs: 60_000,
        stdoutBytes: MOST_BYTES,
        stderrBytes: 1_000_000,
        memoryBytes: 1_000_000_000,
      },
      signal,
    });
    signal.throwIfAborted();
    if (end.kind !== 'ended' || end.exitCode !== 0) throw new MediaRefused('analysis_failed', 'sound');
    return wav(Buffer.from(end.stdout, 'latin1'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Samples after the 44-byte WAV header. */
function wav(samples: Buffer): Uint8Array {
  const rate = SPEECH_WINDOW.samplesPerSecond;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * BYTES_A_SAMPLE, 28);
  head.writeUInt16LE(BYTES_A_SAMPLE, 32);
  head.writeUInt16LE(8 * BYTES_A_SAMPLE, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
