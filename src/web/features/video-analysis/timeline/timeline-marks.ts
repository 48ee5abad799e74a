/** The parallel tracks over the time of a video, from top to bottom. */
export const TRACKS = ['shots', 'speech', 'silences', 'texts', 'ctas'] as const;
export type Track = (typeof TRACKS)[number];

/** A span or an instant of the video, on its track. */
export interface Mark {
  id: string;
  track: Track;
  fromSecond: number;
  toSecond: number;
  what: string;
}
