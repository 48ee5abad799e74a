/** Pages of the group `reference`, drawn from the code's own tables. */
export const REFERENCE_SLUGS = [] as const;

/** The tables that `generated` blocks name; `src/web/site/reference-block.tsx` draws them. */
export const GENERATED_BLOCKS = [] as const;
export type GeneratedBlock = (typeof GENERATED_BLOCKS)[number];
