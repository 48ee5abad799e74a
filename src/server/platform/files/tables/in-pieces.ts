import { setImmediate } from 'node:timers/promises';

const PIECE_ROWS = 200;

/** Splits pages into pieces that are written in a few milliseconds each: other requests are served between them. */
export async function* inPieces<Row>(pages: AsyncGenerator<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for await (const rows of pages) {
    for (let from = 0; from < rows.length; from += PIECE_ROWS) {
      yield rows.slice(from, from + PIECE_ROWS);
      await setImmediate();
    }
  }
}
