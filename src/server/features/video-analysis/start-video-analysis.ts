import type { StartedAnalysis } from '#contract/video-analysis.ts';
import { INPUT_MAX_LENGTH } from '#domain/video-analysis/input/recognise-input.ts';
import { AppError } from '../../platform/app-error.ts';
import { openFormPart, type FormPart } from '../../platform/http/form-part.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import type { Caller } from '../../services/app-context.ts';
import { removeUpload } from './uploads/list-uploads.ts';
import { receiveUpload } from './uploads/receive-upload.ts';
import { startAnalysis } from './start/start-analysis.ts';

type Context = RequestContext & { caller: Caller };

/** Analyses a link or a file sent with the request: receives it and starts the analysis in one call. */
export async function startVideoAnalysis(
  context: Context,
  { url }: { url?: string | undefined },
): Promise<StartedAnalysis> {
  const { app, caller, incoming } = context;
  if (incoming === undefined || incoming === null) return startFromLink(context, url);
  const { boundary = null, body, bytes } = incoming;
  if (boundary === null) throw new AppError('malformed_request');
  const part = await openFormPart(body, { boundary, bytes });
  if (part.name === 'url' && part.fileName === null) return startFromLink(context, await textOf(part));
  if (part.name !== 'file' || part.fileName === null)
    throw new AppError('invalid_input', { field: part.name });
  const file = { body: part.content, bytes: null, atMost: part.atMost, signal: incoming.signal };
  const upload = await receiveUpload({ ...context, incoming: file }, { name: part.fileName });
  try {
    if (upload.kind !== 'video') throw new AppError('upload_wrong_type', { name: upload.file_name });
    return await startAnalysis(app, caller, { uploadId: upload.id });
  } catch (error) {
    await removeUpload(app, caller, upload.id);
    throw error;
  }
}

function startFromLink({ app, caller }: Context, url: string | undefined): Promise<StartedAnalysis> {
  if (url === undefined) throw new AppError('invalid_input', { field: 'url' });
  return startAnalysis(app, caller, { text: url });
}

async function textOf({ content }: FormPart): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of content) {
    bytes += part.byteLength;
    if (bytes > 4 * INPUT_MAX_LENGTH) break;
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString('utf8');
  if (bytes > 4 * INPUT_MAX_LENGTH || text.length > INPUT_MAX_LENGTH)
    throw new AppError('invalid_input', { field: 'url' });
  return text;
}
