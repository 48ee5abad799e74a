import type { FileColumn } from '#domain/exports/file-column.ts';
import { PRECISIONS, SOURCE_IDS, type Precision, type SourceId } from '#domain/sources/reading.ts';
import type { ExportWords } from '../export-words.ts';

interface Measured {
  source: SourceId | null;
  precision: Precision | null;
  observed_at: string | null;
}

/**
 * Source, precision and measurement time of a row's figures. `beside`: for one figure among several,
 * the prefix of its name and its title.
 */
export function sourceColumns<Row>(
  { say, t }: Pick<ExportWords, 'say' | 't'>,
  of: (row: Row) => Measured,
  beside?: { prefix: string; figure: string },
): FileColumn<Row>[] {
  const prefix = beside?.prefix ?? '';
  const titled = (title: string) => (beside === undefined ? title : `${title} (${beside.figure})`);
  return [
    {
      key: `${prefix}source`,
      title: titled(say('columns.source')),
      kind: 'choice',
      names: Object.fromEntries(SOURCE_IDS.map(id => [id, t(`ui.provenance.sources.${id}`)])),
      value: row => of(row).source,
    },
    {
      key: `${prefix}precision`,
      title: titled(say('columns.precision')),
      kind: 'choice',
      names: Object.fromEntries(PRECISIONS.map(id => [id, t(`charts.precisions.${id}`)])),
      value: row => of(row).precision,
    },
    {
      key: `${prefix}observed_at`,
      title: titled(say('columns.observed')),
      kind: 'instant',
      value: row => of(row).observed_at,
    },
  ];
}
