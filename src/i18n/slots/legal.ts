/** The legal pages, by the slug of their URL. */
export const LEGAL_SLUGS = [
  'legal',
  'terms',
  'terms-of-sale',
  'privacy',
  'cookies',
  'accessibility',
] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** Facts that only the operator of an installation knows. */
export const LEGAL_BLANKS = [
  'publisher',
  'legal_form',
  'address',
  'registration',
  'vat_number',
  'phone',
  'email',
  'director',
  'host',
  'mediator',
  'privacy_contact',
  'processors',
  'backup_days',
  'log_days',
  'effective_date',
] as const;
export type LegalBlank = (typeof LEGAL_BLANKS)[number];
export type BlankNames = Record<LegalBlank, string>;

/** A block of a legal page. `{name}` is a blank, `[words](/path)` a link. */
export type LegalBlock =
  | { kind: 'text' | 'note'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

export interface LegalPage {
  title: string;
  summary: string;
  sections: readonly {
    /** The anchor: the same in both languages. */
    id: string;
    title: string;
    blocks: readonly LegalBlock[];
  }[];
}
export type LegalPages = Record<LegalSlug, LegalPage>;
