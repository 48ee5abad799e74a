import type { Chunks, FileTable } from '#presentation/file-table.ts';
import { inPieces } from './in-pieces.ts';

/** A table as a JSON array, one row per line, under machine-readable names; instants in UTC. */
export async function* writeJson<Row>({ columns, pages }: FileTable<Row>): Chunks {
  let begun = false;
  for await (const rows of inPieces(pages())) {
    const lines = rows.map(row =>
      JSON.stringify(Object.fromEntries(columns.map(({ key, value }) => [key, value(row)]))),
    );
    yield `${begun ? ',\n' : '[\n'}${lines.join(',\n')}`;
    begun = true;
  }
  yield begun ? '\n]\n' : '[]\n';
}
