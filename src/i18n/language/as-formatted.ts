/** « 1er décembre »: Intl writes the figure alone. Only French puts the day first and the month in small letters. */
export function asRead(date: string): string {
  return date.replace(/^1 (?=\p{Ll})/u, '1er ');
}
