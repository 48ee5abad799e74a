/** Letters and digits that survive a change of case on the way. Source: RFC 4648, §6. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

export const TICKET_BYTES = 16;
export const SEAL_BYTES = 10;
const LENGTH = Math.ceil(((TICKET_BYTES + SEAL_BYTES) * 8) / 5);

/** The number of a ticket and what proves that we wrote it, for the local part of an address. */
export function writeToken(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >>> (bits - 5)) & 31] ?? '';
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + (ALPHABET[(held << (5 - bits)) & 31] ?? '');
}

/** Null: not of our making. */
export function readToken(token: string): { ticket: Uint8Array; seal: Uint8Array } | null {
  const text = token.toLowerCase();
  if (text.length !== LENGTH) return null;
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) return null;
    held = (held << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >>> bits);
    held &= (1 << bits) - 1;
  }
  const all = Uint8Array.from(bytes);
  return held === 0 ? { ticket: all.slice(0, TICKET_BYTES), seal: all.slice(TICKET_BYTES) } : null;
}

/** `support@exemple.fr` and a token: `support+token@exemple.fr`. */
export function replyAddress(supportAddress: string, token: string): string {
  const at = supportAddress.lastIndexOf('@');
  return `${supportAddress.slice(0, at)}+${token}${supportAddress.slice(at)}`;
}

/** The token of an address of ours; null: not ours, or without one. */
export function tokenOfAddress(supportAddress: string, address: string): string | null {
  const [mine, theirs] = [supportAddress.toLowerCase(), address.toLowerCase()];
  const at = mine.lastIndexOf('@');
  const begin = `${mine.slice(0, at)}+`;
  const end = mine.slice(at);
  if (!theirs.startsWith(begin) || !theirs.endsWith(end)) return null;
  return theirs.slice(begin.length, -end.length) || null;
}
