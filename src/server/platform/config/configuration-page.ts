import type { z } from 'zod';
import { SETTINGS } from './environment.ts';

interface Row {
  name: string;
  usual: string;
  meaning: string;
}

function rowOf(name: string, schema: z.ZodType): Row {
  const { description = '', usual } = schema.meta() ?? {};
  const { data } = schema.safeParse(undefined);
  const fallback =
    data === undefined || data === '' ? '–' : `\`${JSON.stringify(data).replaceAll('"', '')}\``;
  return { name: `\`${name}\``, usual: typeof usual === 'string' ? usual : fallback, meaning: description };
}

/** docs/configuration.md, from the code that reads the settings. */
export function configurationPage(): string {
  const parts = Object.entries(SETTINGS).flatMap(([subject, settings]) => [
    `## ${subject}`,
    '',
    '| setting | without it | meaning |',
    '| --- | --- | --- |',
    ...Object.entries<z.ZodType>(settings)
      .map(([name, schema]) => rowOf(name, schema))
      .map(({ name, usual, meaning }) => `| ${name} | ${usual} | ${meaning} |`),
    '',
  ]);
  return [
    '# Settings',
    '',
    'All are environment variables and all are optional; an empty value counts as absent. A wrong value stops the start with a sentence that names the variable. This page is written by `npm run configuration` from `src/server/platform/config/environment.ts`.',
    '',
    ...parts,
  ].join('\n');
}
