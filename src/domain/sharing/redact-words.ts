/** Placeholder for removed words. */
export const TAKEN_OUT = '…';

const MARKS = /[\u0300-\u036f]/g;
/** Shorter parts of a caption are ordinary words. */
const SHORTEST_PIECE = 8;

function folded(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Applies a change to every text inside a value; keys, numbers and field order stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapTexts(inner as unknown, change)]);
  return Object.fromEntries(entries) as Value;
}

/** Removes an account's name from every text, with or without @, in any case, even if truncated. */
export function withoutHandle<Value>(value: Value, handle: string | null): Value {
  if (handle === null || handle === '') return value;
  const written = handle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const name = new RegExp(`(?<![\\p{L}\\p{N}_.])@?${written}(?![\\p{L}\\p{N}_])`, 'giu');
  return mapTexts(value, text => {
    const left = text.replace(name, TAKEN_OUT);
    const last = /@[\w.-]*$/.exec(left)?.[0];
    if (last === undefined || !`@${handle}`.toLowerCase().startsWith(last.toLowerCase())) return left;
    return `${left.slice(0, -last.length)}${TAKEN_OUT}`;
  });
}

/** Removes every text that is part of a caption, or contains a whole one. */
export function withoutCaption<Value>(value: Value, caption: string): Value {
  const whole = folded(caption);
  if (whole === '') return value;
  return mapTexts(value, text => {
    const piece = folded(text);
    const isPiece = piece.length >= SHORTEST_PIECE && whole.includes(piece);
    const holdsIt = whole.length >= SHORTEST_PIECE && piece.includes(whole);
    return isPiece || holdsIt || piece === whole ? TAKEN_OUT : text;
  });
}
