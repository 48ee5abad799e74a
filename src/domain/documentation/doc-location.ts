import type MiniSearch from 'minisearch';

/** What a place is, for how much it weighs: an explanation goes before a table of codes. */
export type DocKind = 'page' | 'section' | 'question' | 'term' | 'error' | 'call' | 'change';

/** One place of the documentation that can be found. */
export interface DocPlace {
  /** Where it stands, without its language; each place has its own. */
  path: string;
  title: string;
  /** The page it is on. */
  page: string;
  /** The group that page belongs to. */
  group: string;
  kind: DocKind;
  text: string;
  /** How people ask for it, in words it may not use itself, commas between; only looked in, never shown. */
  asked?: string;
}

export type DocIndex = MiniSearch<DocPlace>;

export const KIND_WEIGHT: Record<DocKind, number> = {
  page: 0.65,
  section: 1,
  question: 1.3,
  term: 0.55,
  error: 0.35,
  call: 0.3,
  change: 0.3,
};
