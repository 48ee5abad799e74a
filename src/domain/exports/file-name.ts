/** A file's name of parts that may hold anything: lower case, what every system takes, joined by hyphens. */
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
