import type { ReportFormat } from '#domain/exports/report-formats.ts';

export const MEDIA_TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
};

/** A file generated while it is sent: generation ends when the client disconnects. */
export function streamedFile(name: string, format: ReportFormat, chunks: AsyncIterable<Uint8Array>) {
  return {
    status: 200 as const,
    headers: {
      'content-type': MEDIA_TYPES[format],
      'content-disposition': `attachment; filename="${name}"`,
    },
    body: ReadableStream.from(chunks),
  };
}

/** Collects a small file in memory. */
export async function wholeFile(chunks: AsyncGenerator<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return new Uint8Array(Buffer.concat(all));
}
