/** In the order a download goes through them; the last four are ends. */
export const DOWNLOAD_STATES = [
  'queued',
  'looking',
  'choosing',
  'fetching',
  'ready',
  'refused',
  'cancelled',
  'expired',
] as const;
export type DownloadState = (typeof DOWNLOAD_STATES)[number];

/** Something is done for it, or waited for. */
const OPEN_STATES = ['queued', 'looking', 'choosing', 'fetching'] as const satisfies DownloadState[];

export function isOpen(state: DownloadState): boolean {
  return OPEN_STATES.some(open => open === state);
}

/** Links read at once. */
export const LINKS_AT_ONCE = 20;
/** Characters of one paste. */
export const MOST_PASTED = 9_000;
/** Downloads a user may have open at the same time. */
export const OPEN_AT_ONCE = 40;

/** The wording of the rights statement somebody agrees to; raised when its words change. */
export const RIGHTS_VERSION = 1;

/** How long a deleted download can be taken back, unless its file expires before. */
export const UNDO_MS = 24 * 3_600_000;
