/**
 * Parts of captions. Every opening works with every subject, and every closing after both: `{x}` is the subject, `{X}`
 * the same capitalised. A lift multiplies the views of videos with that opening.
 */
export interface Writing {
  openings: readonly (string | readonly [text: string, lift: number])[];
  subjects: readonly string[];
  closings: readonly string[];
  /** Without #. The first is nearly always present. */
  tags: readonly string[];
}

interface Rhythm {
  /** `videos` in every `days` days, so that the longest gap is under two such periods. */
  videos: number;
  days: number;
  /** Hours of the day (UTC) at which this creator posts, in order. */
  hours: readonly number[];
  /** Gaps: `lastsDays` out of every `everyDays`, one of which begins on `from`. */
  pause?: { everyDays: number; lastsDays: number; from: string };
}

/** An invented creator. Sizes hold at the reference instant (see `reference-instant.ts`). */
export interface DemoCreator {
  handle: string;
  displayName: string;
  language: 'fr' | 'en';
  niche: { fr: string; en: string };
  verified: boolean;
  /** First day of the career, `YYYY-MM-DD`. */
  since: string;
  followers: number;
  following: number;
  /** Above 1, the account grows faster as it gets older. */
  growthExponent: number;
  medianViews: number;
  /** Percent, of a typical video. */
  medianEngagement: number;
  medianDurationSeconds: number;
  /** Share of posts that are slideshows. */
  slideshows: number;
  pinned: number;
  rhythm: Rhythm;
  writing: Writing;
}
