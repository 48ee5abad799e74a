import type { PictureBox } from './media-facts.ts';
import { isReadable } from './readable-text.ts';

/** One line as returned by the text reader from one mask. */
export interface ReadLine {
  text: string;
  /** 0–1. */
  confidence: number;
  box: PictureBox;
}

/** A text of one or several adjacent lines. */
export interface TextBlock {
  text: string;
  confidence: number;
  box: PictureBox;
}

const SAME_PLACE = 0.35;
/** Lines closer than this many line heights belong together. */
const LINE_GAP = 1.1;
const LINE_HEIGHTS = 2.2;

/**
 * Keeps the most confident of the lines that several masks gave for the same place, then joins adjacent lines into one
 * text.
 */
export function pickTexts(lines: readonly ReadLine[]): TextBlock[] {
  const kept: ReadLine[] = [];
  const readable = lines
    .map(line => ({ ...line, text: cleanLine(line.text) }))
    .filter(({ text, confidence }) => isReadable(text, confidence))
    .toSorted((a, b) => weight(b) - weight(a));
  for (const line of readable) {
    if (kept.every(other => overlap(other.box, line.box) < SAME_PLACE)) kept.push(line);
  }
  return groupLines(kept.toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left));
}

/**
 * Removes artefacts of text readers at the edges of letters: lone strokes, double spaces; « | écran » is « l’écran ».
 */
export function cleanLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s|_~`´^°•·\\/<>=*—–-]+(?=\s|\p{L}|\p{N})/u, '')
    .replace(/(?<=\s)\|\s?(?=[aeiouyhàâéèêëîïôœùû])/giu, 'l’')
    .replace(/(?<![\s|_~`´^°•·\\/<>=*—–-])[\s|_~`´^°•·\\/<>=*—–-]+$/u, '')
    .trim();
}

/** A long line with slightly lower confidence outranks a confident fragment of it. */
function weight(line: ReadLine): number {
  return line.confidence + Math.min(0.1, line.text.length * 0.002);
}

function groupLines(lines: readonly ReadLine[]): TextBlock[] {
  const groups: ReadLine[][] = [];
  for (const line of lines) {
    const group = groups.find(others => {
      const last = others.at(-1);
      return last !== undefined && standTogether(last.box, line.box);
    });
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups.map(group => {
    const letters = group.reduce((sum, line) => sum + line.text.length, 0);
    return {
      text: group.map(line => line.text).join(' '),
      confidence: group.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / letters,
      box: union(group.map(line => line.box)),
    };
  });
}

function standTogether(above: PictureBox, below: PictureBox): boolean {
  const gap = below.top - (above.top + above.height);
  const tallest = Math.max(above.height, below.height);
  const smallest = Math.min(above.height, below.height);
  const shared =
    Math.min(above.left + above.width, below.left + below.width) - Math.max(above.left, below.left);
  return gap < tallest * LINE_GAP && gap > -smallest && tallest < smallest * LINE_HEIGHTS && shared > 0;
}

function union(boxes: readonly PictureBox[]): PictureBox {
  const left = Math.min(...boxes.map(box => box.left));
  const top = Math.min(...boxes.map(box => box.top));
  const right = Math.max(...boxes.map(box => box.left + box.width));
  const bottom = Math.max(...boxes.map(box => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Shared area of two boxes ÷ the smaller one's area, 0–1. */
function overlap(a: PictureBox, b: PictureBox): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1e-9, Math.min(a.width * a.height, b.width * b.height));
}
