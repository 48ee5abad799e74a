/** « +1,2K », « −300 »: a change shows its sign. */
export function signedText(value: number, write: (size: number) => string): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${write(Math.abs(value))}`;
}
