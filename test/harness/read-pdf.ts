import { getDocumentProxy } from 'unpdf';

interface StructNode {
  role?: string;
  lang?: string;
  alt?: string;
  id?: string;
  children?: StructNode[];
}

export interface PdfOutline {
  pages: number;
  language: string | null;
  title: string;
  /** What is printed, page after page. */
  text: string;
  headings: [level: string, text: string][];
  tables: number;
  /** The cells of each row of a table, below the heading that it stands under. */
  rows: { heading: string; cells: string[] }[];
  /** Titles of tables among them. */
  paragraphs: string[];
  headerCells: number;
  /** The alternative text of each chart and picture. */
  figures: string[];
  /** The number of bitmap images. */
  images: number;
}

/** A PDF as a screen reader traverses it, read with Mozilla's PDF.js. */
export async function pdfOutline(bytes: Uint8Array): Promise<PdfOutline> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const outline: PdfOutline = {
    pages: pdf.numPages,
    language: (info as { Language?: string }).Language ?? null,
    title: String((info as { Title?: string }).Title ?? ''),
    text: '',
    headings: [],
    tables: 0,
    rows: [],
    paragraphs: [],
    headerCells: 0,
    figures: [],
    images: 0,
  };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marked = new Map<string, string>();
    let open: string[] = [];
    for (const item of items as { type?: string; id?: string; str?: string }[]) {
      if (item.type?.startsWith('beginMarkedContent')) open = [...open, item.id ?? ''];
      else if (item.type === 'endMarkedContent') open = open.slice(0, -1);
      else {
        outline.text += `${item.str ?? ''}\n`;
        const id = open.at(-1);
        if (id !== undefined && id !== '') marked.set(id, `${marked.get(id) ?? ''}${item.str ?? ''}`);
      }
    }
    walk((await page.getStructTree()) as StructNode | null, marked, outline);
    const operators = await page.getOperatorList();
    // 85: paintImageXObject.
    outline.images += operators.fnArray.filter(operator => operator === 85).length;
  }
  return outline;
}

function textOf(node: StructNode, marked: ReadonlyMap<string, string>): string {
  const own = node.id === undefined ? '' : (marked.get(node.id) ?? '');
  return own + (node.children ?? []).map(child => textOf(child, marked)).join('');
}

function walk(node: StructNode | null, marked: ReadonlyMap<string, string>, outline: PdfOutline): void {
  if (node === null) return;
  if (node.role !== undefined && /^H\d$/.test(node.role))
    outline.headings.push([node.role, textOf(node, marked)]);
  if (node.role === 'Table') outline.tables += 1;
  if (node.role === 'P' || node.role === 'Caption') outline.paragraphs.push(textOf(node, marked));
  if (node.role === 'TR') {
    const cells = (node.children ?? []).map(cell => textOf(cell, marked).trim());
    // A page also lists table rows of other pages, with empty cells.
    if (cells.some(cell => cell !== ''))
      outline.rows.push({ heading: outline.headings.at(-1)?.[1] ?? '', cells });
  }
  if (node.role === 'TH') outline.headerCells += 1;
  if (node.role === 'Figure') outline.figures.push(node.alt ?? '');
  for (const child of node.children ?? []) walk(child, marked, outline);
}
