/** Paint role of a mark; each file format gives it a colour. */
export type Paint = 'ink' | 'quiet' | 'line' | 'shade' | 'paper' | 'accent' | 'counter';

/** A mark of a chart, in drawing units; `y` of a text is its baseline. */
export type Mark =
  | { kind: 'line'; from: Point; to: Point; stroke: Paint; width?: number; dash?: number }
  | {
      kind: 'shape';
      /** As in SVG. */
      path: string;
      at?: Point;
      fill?: Paint;
      stroke?: Paint;
      width?: number;
      /** Fill opacity, from 0 to 1. */
      opacity?: number;
    }
  | {
      kind: 'text';
      at: Point;
      text: string;
      size: number;
      paint: Paint;
      anchor?: 'start' | 'middle' | 'end';
      isBold?: boolean;
    };

type Point = readonly [x: number, y: number];

/** A chart as simple marks, for any file format with line drawing. */
export interface Drawing {
  width: number;
  height: number;
  marks: readonly Mark[];
}

/** Charts in files are laid out at this width and scaled down to the page; the phone layout is never used. */
export const DRAWING_WIDTH = 640;

export const line = (
  from: Point,
  to: Point,
  stroke: Paint,
  style: { width?: number; dash?: number } = {},
): Mark => ({ kind: 'line', from, to, stroke, ...style });

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
