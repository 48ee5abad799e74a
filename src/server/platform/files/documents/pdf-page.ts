import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { ReportDocument } from '#presentation/document.ts';

export const INK = '#1b1b1f';
export const QUIET = '#55555c';
export const LINE = '#c9c9cf';
export const SHADE = '#f1f1f4';
export const PAPER = '#ffffff';
export const ACCENT = '#0b6b64';
export const COUNTER = '#b4331a';
export const SIZE = { title: 20, section: 13, text: 10, table: 8.5 };
const MARGIN = 48;

export type Pdf = InstanceType<typeof PDFDocument>;

const fontFile = (name: string) => readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url));

/** An empty A4 document with embedded fonts; its content is tagged for screen readers. */
export function openPdf({
  title,
  language,
  brand,
}: Pick<ReportDocument, 'title' | 'language' | 'brand'>): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 16 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Creator: 'Accroche',
      Producer: 'Accroche',
      ...(brand?.name && { Author: brand.name }),
    },
    font: '',
  });
  pdf.registerFont('regular', fontFile('inter-regular'));
  pdf.registerFont('bold', fontFile('inter-bold'));
  return pdf.font('regular').fillColor(INK);
}

/** Left edge, width and bottom of the text area of a page. */
export function frameOf(pdf: Pdf): { left: number; width: number; bottom: number } {
  const { width, height, margins } = pdf.page;
  return { left: margins.left, width: width - margins.left - margins.right, bottom: height - margins.bottom };
}

/** Height of the text area of a page, in points. */
export function roomOf(pdf: Pdf): number {
  return frameOf(pdf).bottom - pdf.page.margins.top;
}

/** Starts a new page if fewer points than that are left on this one. */
export function keepTogether(pdf: Pdf, points: number): void {
  if (pdf.y + points > frameOf(pdf).bottom) pdf.addPage();
}

/** Numbers every page; screen readers skip it. */
export function addFooters(pdf: Pdf, text: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    const { left, width, bottom } = frameOf(pdf);
    // Below the margin the library would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(QUIET)
      .text(text.replace('{page}', String(page + 1)).replace('{pages}', String(count)), left, bottom + 18, {
        width,
        lineBreak: false,
      });
    pdf.endMarkedContent();
  }
}

/** Text reduced to the characters of the embedded font. */
export interface Letters {
  print(text: string): string;
  /** Whether anything has been left out so far. */
  readonly hasOmitted: boolean;
}

const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\u20E3|\uFE0F|[\u{E0020}-\u{E007F}]/gu;

/** Placeholder for a run of characters missing from the font, until the text is complete. */
const GAP = '\uE000';
const GAPS = /\uE000(?:[\s\p{P}]*\uE000)*/gu;

/**
 * Drops emoji and letters of other writing systems: they would be printed as empty boxes, and right-to-left ones in the
 * wrong order. Where words are missing, the text says so.
 */
export function lettersOf(pdf: Pdf, unwritten: string): Letters {
  // The library wraps the opened font, without a type.
  const { font } = (pdf as unknown as { _font: { font: { characterSet: number[] } } })._font;
  const known = new Set(font.characterSet);
  let hasOmitted = false;
  return {
    get hasOmitted() {
      return hasOmitted;
    },
    print(text) {
      const whole = text.normalize('NFC');
      const left = Array.from(whole.replace(PICTURES, ''))
        .map(char => (known.has(char.codePointAt(0) ?? 0) ? char : /[\p{L}\p{N}]/u.test(char) ? GAP : ''))
        .join('');
      if (left === whole) return whole;
      hasOmitted = true;
      const tidy = left.replace(GAPS, '[…]').replace(/ {2,}/g, ' ').trim();
      return /[\p{L}\p{N}]/u.test(tidy) ? tidy : unwritten;
    },
  };
}

/** Alternative text and bounding box of a picture; the types lack the bounding box. */
export function figureOptions(alt: string, [left, top, right, bottom]: readonly number[]): { alt: string } {
  const place = { alt, bbox: [left, top, right, bottom] };
  return place;
}
