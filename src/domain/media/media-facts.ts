/**
 * Incremented whenever the same file would give other figures, so that stored facts state which rules produced them.
 */
export const MEDIA_FACTS_VERSION = 2;

/** Why a part of the analysis has no figures. A closed list: every reason has its sentence in both languages. */
export const NOT_ASSESSED_REASONS = [
  /** The file holds no sound at all. */
  'no_audio',
  /** All sound is silent: there is no loudness and no speech to measure. */
  'silent_audio',
  /** Fewer frames or samples than the measurement needs. */
  'too_short',
  /** The text reader could not be loaded on this machine. */
  'ocr_unavailable',
  /** The speech detector could not be loaded on this machine. */
  'speech_detector_unavailable',
  /** Given only by analyses made while faces were counted. */
  'face_detector_unavailable',
  /** The analysis time budget ended before this part; the other parts are valid. */
  'time_ran_out',
  /** The part failed on this file; the other parts are valid. */
  'failed',
] as const;
export type NotAssessedReason = (typeof NOT_ASSESSED_REASONS)[number];

/** The parts that can be missing individually; `file` is always present. */
export const MEDIA_PARTS = ['pictures', 'sound', 'speech', 'texts'] as const;

/** Figures of one part, or the reason why they are missing: `if (facts.sound.notAssessed === null) …`. */
export type Assessed<T> = ({ notAssessed: null } & T) | { notAssessed: NotAssessedReason };

/** A time span of the video in seconds from its start; `toSecond` ≥ `fromSecond`. */
export interface TimeSpan {
  fromSecond: number;
  toSecond: number;
}

/** A rectangle in shares (0–1) of the displayed picture, from its upper left corner. */
export interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Facts stated by the file. Sizes are as displayed, rotation already applied. */
export interface FileFacts {
  /** Short name of the container: 'mp4', 'mov', 'webm', 'matroska'. */
  container: string;
  /** ffprobe's codec name: 'h264', 'hevc', 'vp9', … */
  videoCodec: string;
  /** null: the file has no sound. */
  audioCodec: string | null;
  /** Pixels. */
  width: number;
  height: number;
  /** Clockwise rotation that the player applies, degrees: 0, 90, 180 or 270. */
  rotationDegrees: 0 | 90 | 180 | 270;
  /** Mean frames per second; null when the file does not say. */
  framesPerSecond: number | null;
  /** width ÷ height of the displayed picture. */
  aspectRatio: number;
  /** The nearest common aspect ('9:16', '1:1', …) within 2 %, else null. */
  aspectName: AspectName | null;
  durationSeconds: number;
  bytes: number;
  /** Bits per second of the whole file; null when unknown. */
  bitRate: number | null;
}

export const ASPECT_NAMES = ['9:16', '4:5', '1:1', '4:3', '3:4', '16:9', '2:3', '3:2'] as const;
export type AspectName = (typeof ASPECT_NAMES)[number];

/** Cuts, shots and movement, measured on small frames ten times a second. */
export interface PictureFacts {
  /** Instants of the hard cuts, seconds, ascending; accurate to 0.1 s. */
  cutsSeconds: number[];
  /** The shots between them, in order; there is always at least one. */
  shots: TimeSpan[];
  meanShotSeconds: number;
  medianShotSeconds: number;
  cutsPerMinute: number;
  /** Second of the first cut; null when the video is one shot. */
  firstCutSecond: number | null;
  /** Cuts within the first three seconds. */
  cutsInFirstThreeSeconds: number;
  motion: MotionFacts;
  /** Spans of at least 0.2 s in which the picture is black. */
  blackSpans: TimeSpan[];
  /** Share (0–1) of the duration that is black. */
  blackShare: number;
  /** Bars that stay black while the rest does not; null: none wider than 2 %. */
  letterbox: Letterbox | null;
  /** Mean difference between the first and the last non-black frame, 0 (the loop is seamless) to 1. */
  loopDistance: number;
}

/** Mean change between neighbouring frames (0.1 s apart) outside cuts: 0 is a still picture, 1 every pixel inverted. */
export interface MotionFacts {
  firstThreeSeconds: number;
  /** The same from second 3 on; null when the video is not longer. */
  rest: number | null;
  /** firstThreeSeconds ÷ rest; null without a rest or when the rest is still. */
  ratio: number | null;
}

/** Width of each bar as a share (0–1) of the picture's height or width. */
export interface Letterbox {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Loudness after EBU R 128, and the silences. */
export interface SoundFacts {
  /** Integrated loudness, LUFS (negative; platforms play at −14). */
  loudnessLufs: number;
  /** loudnessLufs − (−14), in LU: negative is quieter than the target. */
  aboveTargetLu: number;
  /** Loudness range, LU; null when too short to measure. */
  loudnessRangeLu: number | null;
  /** Highest sample, dBFS; null when unknown. */
  peakDbfs: number | null;
  /** Spans below −35 dB that last longer than 0.7 s. */
  silences: TimeSpan[];
  /** Share (0–1) of the duration that is silent. */
  silentShare: number;
}

/** Integrated loudness the big platforms normalise to, LUFS. */
export const LOUDNESS_TARGET_LUFS = -14;

/** Speech is detected, speakers are not identified. */
export interface SpeechFacts {
  segments: TimeSpan[];
  /** Second of the first spoken sound; null: nobody speaks. */
  startSecond: number | null;
  /** Share (0–1) of the duration with speech. */
  ratio: number;
  /** There is sound for most of the duration, and almost no speech in it. */
  musicOnly: boolean;
}

/** A text displayed on the picture; the same text seen in several frames is one. */
export interface ScreenText extends TimeSpan {
  text: string;
  language: 'fr' | 'en' | null;
  /** The text reader's mean confidence, 0–1. */
  confidence: number;
  box?: PictureBox;
}

export interface TextFacts {
  /** In order of appearance; times are those of the frames read, about one per shot. */
  items: ScreenText[];
  /** Share (0–1) of the frames read that contain text, each weighted by the time it represents. */
  textShare: number;
  /** The text readable during the first three seconds, or null. */
  hook: { text: string; fromSecond: number; confidence: number } | null;
  /** Mean number of words per text; null without texts. */
  meanWords: number | null;
  /** How many frames were read. */
  framesRead: number;
}

/** All facts measured on a video file. Plain JSON: it can be stored and compared. */
export interface MediaFacts {
  version: number;
  file: FileFacts;
  pictures: Assessed<PictureFacts>;
  sound: Assessed<SoundFacts>;
  speech: Assessed<SpeechFacts>;
  texts: Assessed<TextFacts>;
}

/** The stages of an analysis in the order of reporting. */
export const MEDIA_STAGES = ['probing', 'cuts', 'sound', 'texts'] as const;
export type MediaStage = (typeof MEDIA_STAGES)[number];

/** Progress of an analysis: the current stage and the share (0–1) of the whole that is done. */
export interface MediaProgress {
  stage: MediaStage;
  done: number;
}
