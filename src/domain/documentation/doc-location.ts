import type MiniSearch from 'minisearch';

/** Kind of a place, for its weight: an explanation ranks above a table of codes. */
export type DocKind = 'page' | 'section' | 'question' | 'term' | 'error' | 'call' | 'change';

/** One searchable place in the documentation. */
export interface DocPlace {
  /** Its URL path without the language; unique to each place. */
  path: string;
  title: string;
  /** Title of its page. */
  page: string;
  /** The page group it belongs to. */
  group: string;
  kind: DocKind;
  text: string;
  /** Search phrases for it, which may use other words than its text, comma-separated; indexed, never shown. */
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
