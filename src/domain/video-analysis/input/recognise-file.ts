/** What an uploaded file is used as. */
type FileKind = 'video' | 'captions' | 'table' | 'json' | 'zip';

const FILE_FORMATS = ['mp4', 'mov', 'webm', 'srt', 'vtt', 'csv', 'json', 'zip'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** A recognised file type that is not supported here. */
type OtherFile = 'image' | 'audio' | 'otherVideo' | 'pdf' | 'spreadsheet';

/** File type by its first bytes; the name only decides between text formats. */
export type RecognisedFile =
  | { kind: 'empty' }
  | {
      kind: FileKind;
      format: FileFormat;
      /** The format of the file extension when it differs; null when it matches or is missing. */
      namedAs: FileFormat | null;
    }
  | { kind: 'other'; other: OtherFile }
  /** The bytes match no known format; `namedAs` is the format of the extension. */
  | { kind: 'unknown'; namedAs: FileFormat | null };

/** Number of first bytes inspected. */
export const FILE_HEAD_BYTES = 4_096;

const KIND_OF: Record<FileFormat, FileKind> = {
  mp4: 'video',
  mov: 'video',
  webm: 'video',
  srt: 'captions',
  vtt: 'captions',
  csv: 'table',
  json: 'json',
  zip: 'zip',
};

const FORMAT_OF_ENDING: Record<string, FileFormat> = {
  mp4: 'mp4',
  m4v: 'mp4',
  mov: 'mov',
  qt: 'mov',
  webm: 'webm',
  srt: 'srt',
  vtt: 'vtt',
  csv: 'csv',
  tsv: 'csv',
  json: 'json',
  jsonl: 'json',
  ndjson: 'json',
  zip: 'zip',
};

/**
 * Recognises a file by its name and its first bytes (`FILE_HEAD_BYTES` are enough). Never throws.
 * Sources: ISO/IEC 14496-12 (`ftyp` and its brands), QuickTime (`moov` first), EBML and its DocType, WebVTT, SubRip.
 */
export function recogniseFile(name: string, head: Uint8Array): RecognisedFile {
  if (head.length === 0) return { kind: 'empty' };
  const named = namedFormat(name);
  const read = formatOf(head, named);
  if (read === null) return { kind: 'unknown', namedAs: named };
  if (isOther(read)) return { kind: 'other', other: read };
  const fits =
    named === null || named === read || (named !== 'webm' && read !== 'webm' && areVideos(named, read));
  return { kind: KIND_OF[read], format: read, namedAs: fits ? null : named };
}

function namedFormat(name: string): FileFormat | null {
  const ending = /\.([a-z0-9]{1,8})\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(FORMAT_OF_ENDING, ending) ? (FORMAT_OF_ENDING[ending] ?? null) : null;
}

/** Cameras write MP4 and QuickTime under each other's extensions; both are handled alike. */
function areVideos(a: FileFormat, b: FileFormat): boolean {
  return KIND_OF[a] === 'video' && KIND_OF[b] === 'video';
}

function isOther(read: FileFormat | OtherFile): read is OtherFile {
  return !(FILE_FORMATS as readonly string[]).includes(read);
}

function formatOf(head: Uint8Array, named: FileFormat | null): FileFormat | OtherFile | null {
  const plain = letters(head);
  const box = plain.slice(4, 8);
  if (box === 'ftyp') return ofBrand(plain.slice(8, 12));
  if (/^(?:moov|mdat|wide)$/.test(box)) return 'mov';
  if (plain.startsWith('\u001A\u0045\u00DF\u00A3'))
    return plain.slice(0, 80).includes('webm') ? 'webm' : 'otherVideo';
  if (plain.startsWith('PK\u0003\u0004') || plain.startsWith('PK\u0005\u0006')) {
    return plain.includes('[Content_Types].xml') || plain.includes('xl/workbook.xml') ? 'spreadsheet' : 'zip';
  }
  if (plain.startsWith('RIFF')) return ofRiff(plain.slice(8, 12));
  if (/^(?:\u00FF\u00D8\u00FF|\u0089PNG|GIF8)/.test(plain)) return 'image';
  if (/^(?:ID3|OggS|fLaC|\u00FF[\u00FB\u00F3\u00F2\u00F1\u00F9])/.test(plain)) return 'audio';
  if (plain.startsWith('%PDF-')) return 'pdf';
  return ofText(head, plain, named);
}

function ofBrand(brand: string): FileFormat | OtherFile {
  if (brand === 'qt  ') return 'mov';
  if (/^(?:M4A|M4B|M4P)/.test(brand)) return 'audio';
  return /^(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])$/.test(brand) ? 'image' : 'mp4';
}

function ofRiff(content: string): OtherFile | null {
  if (content === 'AVI ') return 'otherVideo';
  if (content === 'WAVE') return 'audio';
  return content === 'WEBP' ? 'image' : null;
}

const CUE = /^\s*(?:\d+\s*\r?\n\s*)?\d{1,3}:\d\d:\d\d[,.]\d{1,3}\s*-->\s*\d/;
const JSON_START = /^\s*(?:\{\s*(?:["}]|$)|\[\s*(?:[[{"\]\d-]|true|false|null|$))/;

function ofText(head: Uint8Array, plain: string, named: FileFormat | null): FileFormat | null {
  const text = textOf(head, plain);
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000E-\u001F]/.test(text) || text.trim() === '') return null;
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'vtt';
  if (CUE.test(text)) return 'srt';
  if (JSON_START.test(text)) return 'json';
  if (/^\s*<[!?a-z]/i.test(text)) return null;
  // A table of one column has no separator: then the extension must say so.
  return named === 'csv' || isTable(text) ? 'csv' : null;
}

/** Whether the first two lines have the same number of cells with the same separator. */
function isTable(text: string): boolean {
  const [first, second] = text.trim().split(/\r?\n|\r/, 2);
  if (first === undefined || second === undefined) return false;
  return [';', '\t', ','].some(separator => {
    const cells = first.split(separator).length;
    return cells > 1 && cells === second.split(separator).length;
  });
}

/** One character per byte; enough for the format keywords, which are ASCII. */
function letters(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, FILE_HEAD_BYTES), byte => String.fromCharCode(byte)).join('');
}

/** Without a byte order mark; of UTF-16 texts the ASCII letters are retained. */
function textOf(head: Uint8Array, plain: string): string {
  if (plain.startsWith('\u00EF\u00BB\u00BF')) return plain.slice(3);
  const low = head[0] === 0xff && head[1] === 0xfe ? 0 : head[0] === 0xfe && head[1] === 0xff ? 1 : null;
  if (low === null) return plain;
  return Array.from(plain.slice(2))
    .filter((letter, at) => at % 2 === low && letter !== '\u0000')
    .join('');
}
