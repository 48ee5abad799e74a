import { csv } from '#domain/exports/csv.ts';
import { fileName } from '#domain/exports/file-name.ts';
import { saveAsFile } from '#web/ui/save-as-file.ts';
import type { ChartData } from './chart-data.ts';
import { drawPicture, type PictureWords } from './draw-picture.ts';

/** Begins with a byte-order mark: without it spreadsheets misread accents. */
export function saveChartData<Row>(nameParts: readonly string[], { rows, columns }: ChartData<Row>): void {
  const text = `\uFEFF${csv(
    columns.map(({ header }) => header),
    rows.map(row => columns.map(({ value }) => value(row))),
  )}`;
  saveAsFile(fileName(nameParts, 'csv'), 'text/csv;charset=utf-8', text);
}

/** The drawing inside `figure` as a PNG, with its words and the legend of what is shown. */
export async function saveChartPicture(
  figure: HTMLElement,
  nameParts: readonly string[],
  words: PictureWords,
): Promise<void> {
  const drawing = figure.querySelector<SVGSVGElement>('svg[data-picture]');
  if (drawing === null) throw new Error('nothing is drawn');
  const legend = [...figure.querySelectorAll<HTMLElement>('[data-legend]')];
  const picture = await drawPicture(drawing, legend, words);
  saveAsFile(fileName(nameParts, 'png'), 'image/png', picture);
}
