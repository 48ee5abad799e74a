import type { GeneratedBlock } from '#i18n/reference-slugs.ts';

/** A table of the documentation that is drawn from the code's own tables. */
export function ReferenceBlock({ name }: { name: GeneratedBlock }) {
  return name;
}
