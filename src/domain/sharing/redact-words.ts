/** What stands where words were taken out. */
export const TAKEN_OUT = '…';

const MARKS = /[\u0300-\u036f]/g;
/** Shorter pieces of a caption are ordinary words. */
const SHORTEST_PIECE = 8;

function folded(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Every text below a value, changed; keys, numbers and the order of fields stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapTexts(inner as unknown, change)]);
  return Object.fromEntries(entries) as Value;
}

/** Takes an account's name out of every text, with its @ and without, whatever its case, also where it was cut off. */
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

/** Takes out every text that is a piece of a caption, or holds one whole. */
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
