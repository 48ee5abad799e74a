/** One heading of the change log and what stands under it. */
export interface ChangeGroup {
  title: string;
  items: readonly string[];
}

/** Reads a log in the form of Keep a Changelog: headings of the second and third level, entries with a star. */
export function readChangeLog(text: string): ChangeGroup[] {
  const groups: { title: string; items: string[] }[] = [];
  let version = '';
  for (const line of text.split('\n')) {
    const heading = /^(#{2,3}) (.+)$/.exec(line);
    if (heading?.[1] === '##') version = (heading[2] ?? '').replace(/[[\]]/g, '');
    else if (heading !== null) groups.push({ title: `${version} · ${heading[2] ?? ''}`, items: [] });
    const item = /^[*-] (.+)$/.exec(line)?.[1];
    if (item !== undefined) groups.at(-1)?.items.push(item.replaceAll('`', ''));
  }
  return groups.filter(({ items }) => items.length > 0);
}
