import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReadLine } from '#domain/media/screen-text.ts';
import type { MaskedText } from '#domain/media/text-masks.ts';

/** Tesseract's constants: the neural engine only, and one block of text per picture. */
const NEURAL_ENGINE = 1;
const ONE_BLOCK = '6';
/** A picture that takes longer, in milliseconds, is a pattern that looks like thousands of letters. */
const MOST_MS_A_PICTURE = 2_500;
/** After this many such pictures, the rest is not read. */
const MOST_GIVEN_UP = 2;

export interface TextReader {
  read: (picture: MaskedText) => Promise<ReadLine[]>;
  close: () => Promise<void>;
}

export class ReaderMissing extends Error {}

export async function openReader(size: { width: number; height: number }): Promise<TextReader> {
  const start = (): ReturnType<typeof startWorker> =>
    startWorker().catch((error: unknown) => {
      throw new ReaderMissing('the text reader did not start', { cause: error });
    });
  let worker = await start();
  let givenUp = 0;
  const recognise = async (picture: MaskedText) => {
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), MOST_MS_A_PICTURE);
    const answer = worker.recognize(pgmOf(picture), {}, { text: false, blocks: true });
    const result = await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
    if (result !== null) return result.data.blocks ?? [];
    // It ignores messages while it reads: only a new worker can continue.
    await worker.terminate();
    worker = await start();
    givenUp += 1;
    return [];
  };
  return {
    read: async picture => {
      if (givenUp >= MOST_GIVEN_UP) return [];
      const blocks = await recognise(picture);
      const lines = blocks.flatMap(block => block.paragraphs.flatMap(part => part.lines));
      return lines.map(line => ({
        text: line.text,
        confidence: line.confidence / 100,
        box: {
          left: (picture.left + line.bbox.x0) / size.width,
          top: (picture.top + line.bbox.y0) / size.height,
          width: (line.bbox.x1 - line.bbox.x0) / size.width,
          height: (line.bbox.y1 - line.bbox.y0) / size.height,
        },
      }));
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** French includes the English letters: with both models, the English one wins where an accent is thin. */
const LANGUAGE = 'fra';

async function startWorker() {
  const { createWorker } = await import('tesseract.js');
  const folder = dirname(
    createRequire(import.meta.url).resolve(`@tesseract.js-data/${LANGUAGE}/package.json`),
  );
  const langPath = join(folder, '4.0.0_best_int');
  const worker = await createWorker(LANGUAGE, NEURAL_ENGINE, {
    langPath,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: ONE_BLOCK as never, user_defined_dpi: '150' });
  return worker;
}

/** The picture as a PGM file, which the reader accepts as it is. */
function pgmOf({ width, height, bytes }: MaskedText): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), bytes]);
}
