import type { media as fr } from '../fr/media.ts';
import type { SameShape } from '../translate.ts';

/** Why a video, or a part of its analysis, has no figures. */
export const media: SameShape<typeof fr> = {
  refusals: {
    empty: 'This file is empty.',
    too_big: 'This file is larger than 500 MB. Export the video at a lower resolution.',
    too_long: 'This video is longer than 10 minutes. Analyse a shorter extract of it.',
    too_many_pixels:
      'The picture of this video is too large: 4096 pixels at most on the long side. Export it at 1080p.',
    not_a_video: 'This file holds no video, whatever its name says.',
    playlist:
      'This file is a playlist: it points to other files instead of holding a video. Drop the video itself.',
    unsupported_format: 'This video format is not supported. Convert the file to MP4, MOV, WebM or MKV.',
    truncated:
      'This video is incomplete or damaged: it cannot be read to its end. Export or download it again.',
    time_ran_out: 'The analysis took too long and was stopped. Try again with a shorter video.',
    memory_ran_out: 'The analysis needed too much memory and was stopped. Try again at a lower resolution.',
    ffmpeg_missing:
      'Video files cannot be analysed: ffmpeg is not installed on this server. The administrator can install it or set FFMPEG_PATH.',
    ffmpeg_too_old:
      'Video files cannot be analysed: the ffmpeg of this server is too old, version 4 or newer is needed.',
    analysis_failed: 'The analysis ended without a result. Try again in a moment.',
  },
  notAssessed: {
    no_audio: 'Not measured: the video has no sound.',
    silent_audio: 'Not measured: the sound is silent from beginning to end.',
    too_short: 'Not measured: the video is too short.',
    ocr_unavailable: 'Not measured: reading on-screen text is not available on this server.',
    speech_detector_unavailable: 'Not measured: speech detection is not available on this server.',
    face_detector_unavailable: 'Not measured: face detection is not available on this server.',
    time_ran_out: 'Not measured: the time set aside for the analysis ended before this step.',
    failed: 'Not measured: this step failed on this file.',
  },
  transcriptRefusals: {
    empty: 'This subtitle file is empty.',
    too_big: 'This subtitle file is too long: 2 million characters and 20,000 cues at most.',
    not_a_transcript: 'This file holds no SRT or WebVTT subtitles.',
    no_usable_cue: 'No cue of this file can be used: check the start and end times.',
  },
};
