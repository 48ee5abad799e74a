import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChangeLog } from '../src/i18n/reference/change-log.ts';
import { listApiCalls } from '../src/server/http/list-api-calls.ts';
import { projectRoot } from './programs.ts';

/** What the public pages show beside words and rules: the calls of the interface, and the change log. */
export async function siteMaterial() {
  const changes = async (file: string) => {
    const path = join(projectRoot, file);
    return existsSync(path) ? readChangeLog(await readFile(path, 'utf8')) : [];
  };
  return {
    apiCalls: await listApiCalls(),
    changes: { fr: await changes('CHANGELOG.fr.md'), en: await changes('CHANGELOG.md') },
  };
}
