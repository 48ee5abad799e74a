import { paintDrawing } from './paint-drawing.ts';

export interface PictureWords {
  title: string;
  sentence: string;
  /** Account, period and sources. */
  source: string;
}

const PADDING = 24;
const LEGEND_LINE = 24;
/** Readable on a large screen, whatever screen it was drawn on. */
const WIDTH_WANTED = 1_600;
const LARGEST_SCALE = 4;

interface Style {
  font: string;
  color: string;
  line: number;
}

/** One block of the picture: its height is known before anything is painted. */
interface Block {
  height: number;
  paint: (context: CanvasRenderingContext2D, top: number) => void;
}

/**
 * A chart as a PNG: title and sentence, legend, the drawing in the page's colours and fonts, and the line with account,
 * period and sources. Painted, not captured: no image is loaded, so nothing taints the canvas.
 */
export async function drawPicture(
  drawing: SVGSVGElement,
  legend: readonly HTMLElement[],
  words: PictureWords,
): Promise<Blob> {
  await document.fonts.ready;
  const width = drawing.width.baseVal.value;
  const height = drawing.height.baseVal.value;
  const full = width + 2 * PADDING;
  const scale = Math.min(LARGEST_SCALE, Math.max(2, WIDTH_WANTED / full));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');

  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => page.getPropertyValue(name).trim();
  const [text, display] = [colour('--font-sans'), colour('--font-display')];
  const all: Block[] = [
    textBlock(context, words.title, width, { font: `700 20px ${display}`, color: colour('--ink'), line: 25 }),
    textBlock(context, words.sentence, width, { font: `14px ${text}`, color: colour('--muted'), line: 20 }),
    legendBlock(context, legend, width, {
      font: `500 14px ${text}`,
      color: colour('--ink'),
      line: LEGEND_LINE,
    }),
    { height, paint: (at, top) => paintAt(at, top, () => paintDrawing(at, drawing)) },
    textBlock(context, words.source, width, { font: `12px ${text}`, color: colour('--muted'), line: 17 }),
    textBlock(context, 'Accroche', width, {
      font: `700 13px ${display}`,
      color: colour('--signal-text'),
      line: 18,
    }),
  ];
  const blocks = all.filter(block => block.height > 0);
  const gap = 12;
  const inner = blocks.reduce((sum, block) => sum + block.height + gap, -gap);

  canvas.width = Math.round(full * scale);
  canvas.height = Math.round((inner + 2 * PADDING) * scale);
  context.scale(scale, scale);
  context.fillStyle = colour('--surface');
  context.fillRect(0, 0, full, inner + 2 * PADDING);
  let top = PADDING;
  for (const block of blocks) {
    block.paint(context, top);
    top += block.height + gap;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

function paintAt(context: CanvasRenderingContext2D, top: number, paint: () => void): void {
  context.save();
  context.translate(PADDING, top);
  paint();
  context.restore();
}

function textBlock(context: CanvasRenderingContext2D, text: string, width: number, style: Style): Block {
  context.font = style.font;
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return {
    height: lines.length * style.line,
    paint(at, top) {
      at.font = style.font;
      at.fillStyle = style.color;
      at.textAlign = 'left';
      lines.forEach((line, index) => at.fillText(line, PADDING, top + (index + 0.78) * style.line));
    },
  };
}

/** The legend: the sample of each entry and its text, in as many lines as needed. */
function legendBlock(
  context: CanvasRenderingContext2D,
  entries: readonly HTMLElement[],
  width: number,
  style: Style,
): Block {
  context.font = style.font;
  let [x, line] = [0, 0];
  const placed = entries.map(entry => {
    const words = entry.textContent.trim();
    const sample = entry.querySelector('svg');
    const indent = sample === null ? 0 : sample.getBoundingClientRect().width + 8;
    const room = indent + context.measureText(words).width;
    if (x > 0 && x + room > width) [x, line] = [0, line + 1];
    const place = { sample, indent, words, x, y: line * style.line };
    x += room + 20;
    return place;
  });
  return {
    height: placed.length === 0 ? 0 : (line + 1) * style.line,
    paint(at, top) {
      for (const place of placed) {
        paintAt(at, top, () => {
          at.translate(place.x, place.y);
          at.save();
          at.translate(0, 5);
          if (place.sample !== null) paintDrawing(at, place.sample);
          at.restore();
          at.font = style.font;
          at.fillStyle = style.color;
          at.textAlign = 'left';
          at.fillText(place.words, place.indent, 16);
        });
      }
    },
  };
}
