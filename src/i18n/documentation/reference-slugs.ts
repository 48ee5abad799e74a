import type { ErrorGroup } from './reference/error-guide.ts';

/** Pages of the group `reference`, drawn from the code's own tables, in reading order. */
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

/** The tables that `generated` blocks name; `src/web/site/documentation/reference-block.tsx` draws them. */
export type GeneratedBlock = 'glossary' | 'api' | 'changes' | `errors-${ErrorGroup}`;
