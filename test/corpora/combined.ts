/** Every combination of one part of each list, in order, joined. */
export function combined(...lists: readonly (readonly string[])[]): string[] {
  return lists.reduce<string[]>(
    (heads, tails) => heads.flatMap(head => tails.map(tail => head + tail)),
    [''],
  );
}

/** Some of a long list, evenly spread, always the same. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as Item);
}

export const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
