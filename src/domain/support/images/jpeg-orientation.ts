const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const ORIENTATION = 0x0112;

/** The orientation (1 to 8) from the EXIF; null: it has none. Source: TIFF 6.0, EXIF 2.3 §4.6. */
export function orientationOf(segment: Uint8Array): number | null {
  if (!EXIF.every((byte, at) => segment[at] === byte)) return null;
  try {
    const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
    const little = tiff.getUint16(0) === 0x4949;
    const from = tiff.getUint32(4, little);
    const entries = tiff.getUint16(from, little);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = from + 2 + entry * 12;
      if (tiff.getUint16(at, little) !== ORIENTATION) continue;
      const turn = tiff.getUint16(at + 8, little);
      return turn >= 1 && turn <= 8 ? turn : null;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** An EXIF segment with the orientation only. */
export function turnSegment(turn: number): Uint8Array {
  const head = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0];
  const tiff = [...head, ...entry, 0, 0, 0, 0];
  const length = 2 + EXIF.length + tiff.length;
  return Uint8Array.from([0xff, 0xe1, length >> 8, length & 0xff, ...EXIF, ...tiff]);
}
