const SHAPES = 'path, line, rect, circle, text';

/**
 * Paints an SVG of paths, lines, rectangles, circles and texts on a canvas with its computed styles: colours of the
 * theme, dashes, opacities and fonts.
 */
export function paintDrawing(context: CanvasRenderingContext2D, drawing: SVGSVGElement): void {
  for (const shape of drawing.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    const style = getComputedStyle(shape);
    const matrix = shape.getCTM();
    if (matrix === null || style.display === 'none') continue;
    context.save();
    context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    context.globalAlpha = opacityOf(shape, drawing);
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    context.lineCap = style.strokeLinecap as CanvasLineCap;
    context.setLineDash(dashesOf(style.strokeDasharray));
    if (shape instanceof SVGTextElement) paintText(context, shape, style);
    else paintShape(context, outlineOf(shape), style);
    context.restore();
  }
}

function paintShape(context: CanvasRenderingContext2D, outline: Path2D, style: CSSStyleDeclaration): void {
  if (style.fill !== 'none') {
    withOpacity(context, style.fillOpacity, () => {
      context.fillStyle = style.fill;
      context.fill(outline);
    });
  }
  if (style.stroke !== 'none') {
    withOpacity(context, style.strokeOpacity, () => {
      context.strokeStyle = style.stroke;
      context.stroke(outline);
    });
  }
}

function paintText(
  context: CanvasRenderingContext2D,
  text: SVGTextElement,
  style: CSSStyleDeclaration,
): void {
  const [x, y] = [attribute(text, 'x'), attribute(text, 'y')];
  const words = text.textContent;
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign =
    style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'right' : 'left';
  // A halo in the background colour separates text from lines; it is painted under the text.
  if (style.stroke !== 'none') {
    context.strokeStyle = style.stroke;
    context.lineJoin = 'round';
    context.strokeText(words, x, y);
  }
  context.fillStyle = style.fill;
  context.fillText(words, x, y);
}

function outlineOf(shape: SVGGraphicsElement): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  const outline = new Path2D();
  const of = (name: string) => attribute(shape, name);
  if (shape instanceof SVGLineElement) {
    outline.moveTo(of('x1'), of('y1'));
    outline.lineTo(of('x2'), of('y2'));
  } else if (shape instanceof SVGRectElement) {
    outline.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  } else outline.arc(of('cx'), of('cy'), of('r'), 0, 2 * Math.PI);
  return outline;
}

function attribute(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}

function dashesOf(dashes: string): number[] {
  return dashes === 'none' ? [] : dashes.split(/[\s,]+/).map(Number.parseFloat);
}

/** The element's own opacity and that of all groups around it. */
function opacityOf(shape: Element, drawing: Element): number {
  let opacity = 1;
  for (let at: Element | null = shape; at !== null && at !== drawing; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

function withOpacity(context: CanvasRenderingContext2D, opacity: string, paint: () => void): void {
  const before = context.globalAlpha;
  context.globalAlpha = before * Number(opacity);
  paint();
  context.globalAlpha = before;
}
