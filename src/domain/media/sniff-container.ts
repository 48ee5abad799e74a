import type { MediaRefusal } from './media-refusal.ts';

/** Number of bytes that `sniffContainer` needs. */
export const SNIFFED_BYTES = 4096;

export type ContainerName = 'mp4' | 'mov' | 'webm' | 'matroska';

/** Result of the first bytes: which demuxer may open the file, or why none may. */
type SniffedContainer = { container: ContainerName; demuxer: 'mov' | 'matroska' } | { refused: MediaRefusal };

const MOV_ATOMS = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'styp', 'pnot']);
const STILL_PICTURE_BRANDS = /^(?:heic|heix|hevc|heim|heis|mif1|msf1|avif|avis|jp2 |jpx |crx )$/;
const PLAYLISTS = [
  /^#EXTM3U/i,
  /^#EXT-X-/i,
  /^ffconcat\b/i,
  /^file\s+\S/i,
  /^\[playlist\]/i,
  /^\[reference\]/i,
  /^<(?:MPD|smil|asx|SmoothStreamingMedia|playlist|wpl)\b/i,
  /^(?:concat|concatf|subfile|crypto|https?|rtsp|rtmp|hls|data|file):\S/i,
];

/**
 * Identifies the container by its first bytes, never by its name: the demuxer is then told which format to expect and
 * guesses nothing, so that a playlist named `.mp4` is text and not a list of URLs to open.
 */
export function sniffContainer(head: Uint8Array): SniffedContainer {
  if (head.length === 0) return { refused: 'empty' };
  const latin = latinText(head);
  const brand = latin.slice(8, 12);
  if (MOV_ATOMS.has(latin.slice(4, 8))) {
    if (latin.slice(4, 8) === 'ftyp' && STILL_PICTURE_BRANDS.test(brand)) return { refused: 'not_a_video' };
    return { container: brand === 'qt  ' ? 'mov' : 'mp4', demuxer: 'mov' };
  }
  if (latin.startsWith('\x1aE\xdf\xa3')) {
    return { container: latin.slice(0, 128).includes('webm') ? 'webm' : 'matroska', demuxer: 'matroska' };
  }
  if (isOtherVideo(latin)) return { refused: 'unsupported_format' };
  const text = afterComments(
    latin
      .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
      .replaceAll('\0', '')
      .trimStart(),
  );
  return { refused: PLAYLISTS.some(pattern => pattern.test(text)) ? 'playlist' : 'not_a_video' };
}

/**
 * The text after an XML declaration and comments. One step per piece: a single pattern for both would backtrack over
 * every split.
 */
function afterComments(text: string): string {
  let at = 0;
  for (;;) {
    const end = text.startsWith('<?xml', at) ? '>' : text.startsWith('<!--', at) ? '-->' : null;
    if (end === null) return text.slice(at);
    const closed = text.indexOf(end, at + 4);
    if (closed < 0) return '';
    at = closed + end.length;
    while (/\s/.test(text.charAt(at))) at += 1;
  }
}

function isOtherVideo(latin: string): boolean {
  return (
    (latin.startsWith('RIFF') && latin.slice(8, 11) === 'AVI') ||
    latin.startsWith('FLV\x01') ||
    latin.startsWith('\x30\x26\xb2\x75\x8e\x66\xcf\x11') ||
    latin.startsWith('OggS') ||
    latin.startsWith('\0\0\x01\xba') ||
    latin.startsWith('\0\0\x01\xb3') ||
    (latin[0] === 'G' && latin[188] === 'G' && latin[376] === 'G')
  );
}

function latinText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes.subarray(0, SNIFFED_BYTES)) text += String.fromCharCode(byte);
  return text;
}
