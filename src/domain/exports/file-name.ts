/** A file name from arbitrary parts: lower case, only characters valid on every system, joined by hyphens. */
export function fileName(parts: readonly string[], extension: string): string {
  const clean = parts
    .map(part =>
      part
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/(?<=\d),(?=\d)/g, '.')
        .replace(/€/g, ' eur ')
        .replace(/[^a-z0-9_.]+/g, '-')
        .replace(/^[-.]+|(?<![-.])[-.]+$/g, ''),
    )
    .filter(part => part !== '');
  return `${clean.join('-').slice(0, 120)}.${extension}`;
}
