/** Placeholder for a value in the built page, filled in by the server. */
export function slot(name: string): string {
  return `__TM_${name}__`;
}

/** Start and end markers of a part that is removed, retained or repeated. */
export const part = {
  begin: (name: string): string => `__TM_IF_${name}__`,
  end: (name: string): string => `__TM_FI_${name}__`,
};

/** Present in every built page that has placeholders. */
export const TEMPLATE_MARK = '__TM_';

/** Marks an option as selected once its value is filled in. */
export const CHOSEN_ATTRIBUTE = 'data-chosen';

/** Texts fill slots; for parts, `true` retains, `false` removes, a list repeats. */
export interface Filling {
  readonly [name: string]: string | boolean | readonly Filling[];
}

const PLACES = /__TM_(?:(IF|FI)_)?([a-z_]+?)__/g;

type Piece = string | { slot: string } | Part;
interface Part {
  part: string;
  pieces: Piece[];
}

/** Fills a built page in one pass: filled-in text is never parsed again, so it cannot inject slots. */
export function fillTemplate(template: string, filling: Filling): string {
  return fillPieces(piecesOf(template), filling);
}

function piecesOf(template: string): Piece[] {
  const open: Part[] = [{ part: '', pieces: [] }];
  let read = 0;
  for (const { 0: place, 1: border, 2: name = '', index } of template.matchAll(PLACES)) {
    const inner = open.at(-1)?.pieces;
    inner?.push(template.slice(read, index));
    read = index + place.length;
    if (border === undefined) inner?.push({ slot: name });
    else if (border === 'FI') open.pop();
    else {
      const begun = { part: name, pieces: [] };
      inner?.push(begun);
      open.push(begun);
    }
  }
  const [whole] = open;
  if (whole === undefined || open.length > 1)
    throw new Error('A part of the page does not end where it began');
  return [...whole.pieces, template.slice(read)];
}

function fillPieces(pieces: readonly Piece[], filling: Filling): string {
  return pieces.map(piece => fillPiece(piece, filling)).join('');
}

function fillPiece(piece: Piece, filling: Filling): string {
  if (typeof piece === 'string') return piece;
  if ('slot' in piece) {
    const text = filling[piece.slot];
    return typeof text === 'string' ? escapeHtml(text) : text === true ? 'true' : '';
  }
  const given = filling[piece.part];
  if (given === true) return fillPieces(piece.pieces, filling);
  if (!Array.isArray(given)) return '';
  return given.map((one: Filling) => fillPieces(piece.pieces, { ...filling, ...one })).join('');
}

/** Replaces option markers with the attribute that selects them; texts contain no plain quotation mark. */
export function chooseOptions(html: string): string {
  return html
    .replaceAll(` ${CHOSEN_ATTRIBUTE}="true"`, ' selected=""')
    .replaceAll(` ${CHOSEN_ATTRIBUTE}=""`, '');
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => SIGNS[sign] ?? '');
}

/** JSON inside a script element: nothing in it can close the element or open a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
