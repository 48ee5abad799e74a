/** The sizes stated by the platform are approximate; a small excess must not make the download fail. */
const SLACK = 1.05;
const SLACK_BYTES = 256 * 1024;

/**
 * Bytes to reserve for a file before it is fetched, so that concurrent downloads together never exceed the limit: the
 * stated size plus a margin, or the maximum file size where none is stated; less where only less is free, unless even
 * the stated size does not fit. Null: there is no space.
 */
export function bytesToReserve(room: {
  /** Free space under the user's limit. */
  free: number;
  expected: number | null;
  perFile: number;
}): number | null {
  const { free, expected, perFile } = room;
  const wanted = expected === null ? perFile : Math.min(perFile, Math.ceil(expected * SLACK) + SLACK_BYTES);
  const held = Math.min(wanted, free);
  return held < Math.max(1, expected ?? SLACK_BYTES) ? null : held;
}
