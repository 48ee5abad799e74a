/** In the order a download passes through them; the last four are final. */
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

/** In progress or waiting. */
const OPEN_STATES = ['queued', 'looking', 'choosing', 'fetching'] as const satisfies DownloadState[];

export function isOpen(state: DownloadState): boolean {
  return OPEN_STATES.some(open => open === state);
}

/** Maximum links per request. */
export const LINKS_AT_ONCE = 20;
/** Maximum characters per request. */
export const MOST_PASTED = 9_000;
/** Maximum open downloads per user. */
export const OPEN_AT_ONCE = 40;

/** Version of the rights statement that users agree to; incremented when its text changes. */
export const RIGHTS_VERSION = 1;

/** How long a deleted download can be restored, unless its file expires earlier. */
export const UNDO_MS = 24 * 3_600_000;
