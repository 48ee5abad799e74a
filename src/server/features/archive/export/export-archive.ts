import type { RequestContext } from '#server/services/calls/request-context.ts';
import type { Caller } from '#server/services/app-context.ts';
import { SECTIONS } from './archive-sections.ts';
import { writeArchive } from './write-archive.ts';

/** All data of the caller, streamed. An API key gets the measurements, without the data that protects the account. */
export function exportArchive({ app, caller, language }: RequestContext & { caller: Caller }) {
  const now = app.clock.now();
  const sections = SECTIONS.filter(({ folder }) => folder === 'data' || caller.apiKey === undefined);
  const chunks = writeArchive({
    db: app.db,
    storage: app.storage,
    userId: caller.userId,
    sections,
    language,
    now,
  });
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="accroche-${now.toISOString().slice(0, 10)}.zip"`,
    },
    body: ReadableStream.from(chunks),
  };
}
