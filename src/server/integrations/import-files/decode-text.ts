/**
 * The text of an uploaded file: UTF-8, or UTF-16 with a byte-order mark, which is what a redirection in
 * PowerShell writes. Null when the bytes are not that text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * A table that is not Unicode, as Excel saves CSV on a computer set to French or another western European language.
 * Null for text with control characters or with more UTF-8 than not: a picture, an archive, a damaged file.
 */
export function decodeWindows1252(bytes: Uint8Array): string | null {
  const text = new TextDecoder('windows-1252').decode(bytes);
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\0-\x08\x0B\x0C\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D]/.test(text)) return null;
  let [broken, whole] = [0, 0];
  for (const character of new TextDecoder().decode(bytes)) {
    if (character === '\uFFFD') broken += 1;
    else if (character > '\u007F') whole += 1;
  }
  return whole > broken ? null : text;
}
