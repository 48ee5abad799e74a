import { parentPort } from 'node:worker_threads';
import type { Rendered, RenderOrder } from './render-document.ts';
import { toPdf } from './to-pdf.ts';
import { toXlsx } from './to-xlsx.ts';

parentPort?.on('message', ({ format, document }: RenderOrder) => {
  const making = format === 'pdf' ? toPdf(document) : toXlsx(document);
  making.then(
    bytes => parentPort?.postMessage({ done: true, bytes } satisfies Rendered, [bytes.buffer]),
    (error: unknown) => parentPort?.postMessage({ done: false, error } satisfies Rendered),
  );
});
