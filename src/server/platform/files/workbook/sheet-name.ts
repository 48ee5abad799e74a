const LONGEST = 31;

function cutAtWord(name: string, most: number): string {
  if (name.length <= most) return name;
  const words = name.slice(0, most + 1).lastIndexOf(' ');
  return name.slice(0, words > 0 ? words : most);
}

/** Valid, unique Excel sheet names, in the order of the titles. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map(title => {
    const clean = title.replace(/[[\]:*?/\\']/g, ' ').trim();
    for (let turn = 1; ; turn++) {
      const end = turn === 1 ? '' : ` ${turn}`;
      const name = `${cutAtWord(clean, LONGEST - end.length)}${end}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
