import type { SameShape } from '../translate.ts';
import type { ui as fr } from '../fr/ui.ts';

export const ui: SameShape<typeof fr> = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  retry: 'Try again',
  loading: 'Loading…',
  failed: 'This data could not be loaded.',
  unreachable: 'The server is not answering. Check your connection and try again.',
  stale: 'Data from {when}: the last update failed.',
  notifications: 'Notifications ({hotkey})',
  provenance: {
    label: 'Where this figure comes from: {figure}',
    title: 'Where this figure comes from',
    source: 'Source',
    observedAt: 'Read',
    precision: 'Precision',
    basis: 'Based on',
    formula: 'Formula',
    values: { one: '{count} measured value', other: '{count} measured values' },
    missing: 'No measurement',
    exact: 'exact',
    rounded: 'rounded by TikTok, in steps of {step}',
    sources: {
      page_json: 'TikTok’s public page',
      ytdlp: 'TikTok’s public page, read by yt-dlp',
      apify_file: 'imported file (Apify)',
      ytdlp_file: 'imported file (yt-dlp)',
      demo: 'demo data',
      none: 'unknown',
    },
    formulas: {
      reading: 'read as is',
      mean: 'mean',
      median: 'median',
      mean_engagement_per_video: 'mean of each video’s engagement',
    },
  },
  fileDrop: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    release: 'Drop the file',
    refused: 'This kind of file is not accepted.',
    several: 'One file at a time: drop them one after the other.',
  },
};
