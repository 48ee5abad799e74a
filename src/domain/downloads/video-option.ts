/** `h264` plays everywhere; `h265` (bytevc1) is sharper and does not. */
export const VIDEO_CODECS = ['h264', 'h265'] as const;
export type VideoCodec = (typeof VIDEO_CODECS)[number];

/** Where there is a choice: wait for the user, take what plays everywhere, take the sharpest. */
export const WANTED_FORMATS = ['ask', 'h264', 'best'] as const;
export type WantedFormat = (typeof WANTED_FORMATS)[number];

export interface VideoOption {
  codec: VideoCodec;
  /** Pixels. */
  width: number;
  height: number;
  /** As stated by the platform; null where it states none. */
  bytes: number | null;
}

/** A listed format, reduced to the fields needed to choose. */
export interface ListedFormat extends VideoOption {
  /** The platform's own copy, with a watermark in the picture. */
  isMarked: boolean;
}

/**
 * The options worth offering: the best H.264, and the best H.265 where it has more pixels, or where there is no H.264.
 * Of two equal resolutions the larger file is better. Watermarked copies only where there are no others.
 */
export function optionsOf(formats: readonly ListedFormat[]): VideoOption[] {
  const plain = formats.filter(format => !format.isMarked);
  const usable = plain.length > 0 ? plain : formats;
  const h264 = bestOf(usable, 'h264');
  const h265 = bestOf(usable, 'h265');
  if (h264 === null) return h265 === null ? [] : [h265];
  return h265 !== null && pixels(h265) > pixels(h264) ? [h264, h265] : [h264];
}

/** The option taken without asking; null: the user must choose. */
export function optionTaken(options: readonly VideoOption[], wanted: WantedFormat): VideoOption | null {
  const [first, ...rest] = options;
  if (first === undefined || (wanted === 'ask' && rest.length > 0)) return null;
  return wanted === 'best' ? (rest.at(-1) ?? first) : first;
}

function bestOf(formats: readonly ListedFormat[], codec: VideoCodec): VideoOption | null {
  const [best] = formats
    .filter(format => format.codec === codec)
    .toSorted((a, b) => pixels(b) - pixels(a) || (b.bytes ?? 0) - (a.bytes ?? 0));
  return best === undefined
    ? null
    : { codec: best.codec, width: best.width, height: best.height, bytes: best.bytes };
}

function pixels({ width, height }: VideoOption): number {
  return width * height;
}
