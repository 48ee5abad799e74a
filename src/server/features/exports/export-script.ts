import { fileName } from '#domain/exports/file-name.ts';
import type { ScriptFormat } from '#domain/exports/script-formats.ts';
import { scriptAsMarkdown, scriptAsSrt } from '#domain/generations/scripts/export-script.ts';
import { AppError } from '../../platform/app-error.ts';
import { findDocumentBrand } from '../brand/find-document-brand.ts';
import { renderDocument } from '../../platform/files/documents/render-document.ts';
import { getText } from '../generations/change-text.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { getMe } from '../profile/get-profile.ts';
import type { Caller } from '../../services/app-context.ts';
import { scriptDocument } from '#presentation/script/document.ts';
import { scriptWordsOf } from '#presentation/script/texts.ts';

const MEDIA_TYPES: Record<ScriptFormat, string> = {
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
};

/**
 * A script as a file, in the script's language. Refused if the plan locks part of it: half
 * a script is not what the file name promises.
 */
export async function exportScript(
  { app, caller }: RequestContext & { caller: Caller },
  { id, format }: { id: string; format: ScriptFormat },
) {
  const text = await getText(app, caller, id);
  const { script } = text;
  if (script === null) throw new AppError('generation_not_found');
  if (script.locked !== null) throw new AppError('script_export_locked');
  const { profile } = await getMe(app, caller);
  const words = scriptWordsOf(script.language, profile);
  const content = async (): Promise<string | Uint8Array<ArrayBuffer>> => {
    if (format === 'md') return scriptAsMarkdown(script);
    if (format === 'srt') return scriptAsSrt(script.beats);
    const logoAlt = (brand: string) =>
      brand === '' ? words.say('logoAlone') : words.say('logo', { name: brand });
    const brand = await findDocumentBrand(app.db.tenant(caller.userId), caller.userId, logoAlt);
    return renderDocument({ format, document: { ...scriptDocument(text.brief, script, words), brand } });
  };
  const name = fileName(['accroche', words.say('file'), script.title], format);
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([await content()], name, { type: MEDIA_TYPES[format] }),
  };
}
