/** Both ends inclusive. */
interface ByteRange {
  from: number;
  to: number;
}

/**
 * The single part of a file requested by a `Range` header (RFC 9110 §14). `whole`: no header, another unit, or several
 * parts, which may all be answered with the whole file; `impossible`: it begins after the end.
 */
export function readByteRange(header: string | null, bytes: number): ByteRange | 'whole' | 'impossible' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'impossible' : { from: bytes - length, to: bytes - 1 };
  }
  const from = Number(first);
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= bytes ? 'impossible' : { from, to };
}
