import { csvHeader, csvWriter } from '#domain/exports/csv-table.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { fileName } from '#domain/exports/file-name.ts';
import { csvStyle } from '#i18n/language/csv-style.ts';
import type { Formats } from '#i18n/language/formats.ts';
import { saveAsFile } from '#web/ui/browser/save-as-file.ts';
import type { ChartData } from './chart-data.ts';
import { drawPicture, type PictureWords } from './draw-picture.ts';

/** Saves the data of a drawing, in the same formats as all exported tables. */
export function saveChartData<Row>(
  nameParts: readonly string[],
  { rows, columns }: ChartData<Row>,
  formats: Formats,
): void {
  const reader = csvStyle(formats);
  const written = columns.map(({ key, header, value, isInstant = false }): FileColumn<Row> => ({
    key,
    title: header,
    kind: isInstant ? 'instant' : 'text',
    value,
  }));
  const text = csvHeader(written, reader) + csvWriter(written, reader)(rows);
  saveAsFile(fileName(nameParts, 'csv'), 'text/csv;charset=utf-8', text);
}

/** The drawing inside `figure` as a PNG, with its text and legend. */
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
