import { answerOrders } from '../../threads/answer-orders.ts';
import type { RenderOrder } from './render-document.ts';
import { toPdf } from './to-pdf.ts';
import { toXlsx } from './to-xlsx.ts';

answerOrders<RenderOrder, Uint8Array<ArrayBuffer>>(
  ({ format, document }) => (format === 'pdf' ? toPdf(document) : toXlsx(document)),
  bytes => [bytes.buffer],
);
