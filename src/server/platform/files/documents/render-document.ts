import type { ReportDocument } from '#presentation/document.ts';
import { createThread } from '../../threads/create-thread.ts';

export interface RenderOrder {
  /** Formats whose rendering takes longer than other requests may wait. */
  format: 'pdf' | 'xlsx';
  document: ReportDocument;
}

/** Renders a report file off the event loop. */
export const renderDocument = createThread<RenderOrder, Uint8Array<ArrayBuffer>>(
  new URL('render-worker.ts', import.meta.url),
);
