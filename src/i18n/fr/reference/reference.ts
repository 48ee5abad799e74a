import type { DocPage } from '../../documentation.ts';
import type { REFERENCE_SLUGS } from '../../reference-slugs.ts';

/** The words of the pages drawn from the code's own tables. */
export const reference: Record<(typeof REFERENCE_SLUGS)[number], DocPage> = {};
