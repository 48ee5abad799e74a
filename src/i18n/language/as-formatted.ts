/** « 1er décembre »: Intl writes the bare number. Only French puts the day first and the month in lower case. */
export function asRead(date: string): string {
  return date.replace(/^1 (?=\p{Ll})/u, '1er ');
}
