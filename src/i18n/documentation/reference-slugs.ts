import type { ErrorGroup } from './reference/error-guide.ts';

/** Pages of the group `reference`, in reading order. */
export const REFERENCE_SLUGS = [
  'methods',
  'availability',
  'limits',
  'import-guide',
  'errors',
  'api',
  'glossary',
  'changes',
] as const;

/** Pages generated entirely from tables in the code; the others are written, with such tables in them. */
export const DRAWN_SLUGS = [
  'availability',
  'limits',
  'import-guide',
  'errors',
] as const satisfies readonly (typeof REFERENCE_SLUGS)[number][];

/** The tables that `generated` blocks name; `src/web/site/documentation/reference-block.tsx` renders them. */
export type GeneratedBlock = 'glossary' | 'api' | 'changes' | `errors-${ErrorGroup}`;
