/** Sizes that the platform tells are kept to within a little; the file must not fail for it. */
const SLACK = 1.05;
const SLACK_BYTES = 256 * 1024;

/**
 * How many bytes to hold for a file before it is fetched, so that files fetched at the same time never exceed the limit
 * together: what the platform says and a little more, or the most a file may have where it says nothing; less where
 * only less is left, unless even the size that was told does not fit. Null: there is no room.
 */
export function bytesToReserve(room: {
  /** Free under the limit of the user. */
  free: number;
  expected: number | null;
  perFile: number;
}): number | null {
  const { free, expected, perFile } = room;
  const wanted = expected === null ? perFile : Math.min(perFile, Math.ceil(expected * SLACK) + SLACK_BYTES);
  const held = Math.min(wanted, free);
  return held < Math.max(1, expected ?? SLACK_BYTES) ? null : held;
}
