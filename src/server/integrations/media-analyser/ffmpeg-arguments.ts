import { SMALL_FRAME, SMALL_FRAME_RATE } from '#domain/media/frame-changes.ts';
import { MEDIA_LIMITS } from '#domain/media/media-refusal.ts';
import { SILENCE } from '#domain/media/sound-facts.ts';
import { SPEECH_WINDOW } from '#domain/media/speech-facts.ts';

/** The video's name in the folder of its analysis: programs are given this name, whatever the file is called. */
export const INPUT_NAME = 'input';

type Demuxer = 'mov' | 'matroska';

/** Frames per second for text recognition: the first seconds densely, then the whole video. */
export const HOOK_READING = { seconds: 3, framesPerSecond: 2 } as const;
export const READING_RATE = 1;

/** A little more than allowed, so that a file with a false length is noticed. */
const MOST_SECONDS = MEDIA_LIMITS.durationSeconds + 2;

/** One format, one file, no network; demuxers that follow references to other files are told not to. */
function inputArguments(demuxer: Demuxer): string[] {
  const noReferences = demuxer === 'mov' ? ['-enable_drefs', '0', '-use_absolute_path', '0'] : [];
  return ['-protocol_whitelist', 'file,pipe', '-f', demuxer, ...noReferences];
}

const DECODING = ['-max_pixels', String(MEDIA_LIMITS.framePixels), '-threads', '2'];
const QUIET = ['-nostdin', '-hide_banner', '-nostats'];
const SHORT_LOOK = ['-probesize', '10000000', '-analyzeduration', '5000000'];

export function probeArguments(demuxer: Demuxer): string[] {
  const wanted = [
    'format=duration,bit_rate',
    'stream=codec_type,codec_name,width,height,sample_aspect_ratio,avg_frame_rate,r_frame_rate,duration',
    'stream_disposition=attached_pic',
    'stream_tags=rotate',
    'stream_side_data=rotation',
  ].join(':');
  return [
    ['-hide_banner', '-v', 'error', '-print_format', 'json', '-show_entries', wanted],
    SHORT_LOOK,
    DECODING.slice(0, 2),
    inputArguments(demuxer),
    ['-i', `file:${INPUT_NAME}`],
  ].flat();
}

/** One decode for everything: small frames on pipe 1, frames to read on pipes 3 and 4. */
export function pictureArguments(demuxer: Demuxer, reading: { width: number; height: number }): string[] {
  const small = `fps=${SMALL_FRAME_RATE},scale=${SMALL_FRAME.width}:${SMALL_FRAME.height}:flags=area`;
  const large = `scale=${reading.width}:${reading.height}:flags=bicubic`;
  const graph = [
    '[0:v:0]split=3[small][hook][rest]',
    `[small]${small},format=rgb24[smallout]`,
    `[hook]trim=end=${HOOK_READING.seconds + 0.25},fps=${HOOK_READING.framesPerSecond}:round=up,${large},format=rgb24[hookout]`,
    `[rest]fps=${READING_RATE}:round=up,${large},format=rgb24[restout]`,
  ].join(';');
  const raw = (label: string, pipe: number): string[] => ['-map', label, '-f', 'rawvideo', `pipe:${pipe}`];
  return [
    QUIET,
    ['-loglevel', 'error'],
    DECODING,
    SHORT_LOOK,
    ['-t', String(MOST_SECONDS)],
    inputArguments(demuxer),
    ['-i', `file:${INPUT_NAME}`, '-filter_complex', graph],
    raw('[smallout]', 1),
    raw('[hookout]', 3),
    raw('[restout]', 4),
  ].flat();
}

/** Raw samples on pipe 1: 16 bits, one channel. */
export function samplesArguments(demuxer: Demuxer): string[] {
  const samples = [
    '-map',
    '0:a:0',
    '-ac',
    '1',
    '-ar',
    String(SPEECH_WINDOW.samplesPerSecond),
    '-f',
    's16le',
    'pipe:1',
  ];
  return [
    QUIET,
    ['-loglevel', 'error'],
    SHORT_LOOK,
    ['-t', String(MOST_SECONDS)],
    inputArguments(demuxer),
    ['-i', `file:${INPUT_NAME}`],
    samples,
  ].flat();
}

/** Loudness and silences on standard error, 16 kHz samples for the speech detector on pipe 1. */
export function soundArguments(demuxer: Demuxer): string[] {
  const graph = [
    '[0:a:0]asplit=2[measured][heard]',
    `[measured]ebur128=peak=sample:framelog=verbose,silencedetect=noise=${SILENCE.belowDb}dB:d=${SILENCE.longerThanSeconds}[measuredout]`,
    `[heard]aformat=sample_fmts=flt:sample_rates=${SPEECH_WINDOW.samplesPerSecond}:channel_layouts=mono[heardout]`,
  ].join(';');
  return [
    QUIET,
    ['-loglevel', 'info'],
    SHORT_LOOK,
    ['-t', String(MOST_SECONDS)],
    inputArguments(demuxer),
    ['-i', `file:${INPUT_NAME}`, '-filter_complex', graph],
    ['-map', '[measuredout]', '-f', 'null', '-'],
    ['-map', '[heardout]', '-f', 'f32le', 'pipe:1'],
  ].flat();
}
