import { html } from 'hono/html';
import type { Language } from '#contract/wire/languages.ts';
import { API_KEY_REQUESTS_PER_MINUTE, API_KEY_START } from '#domain/api-keys/api-key.ts';
import { apiDocs as english } from '#i18n/en/site/api-docs.ts';
import { apiDocs as french } from '#i18n/fr/site/api-docs.ts';
import { fill } from '#i18n/language/translate.ts';
import { describeApi } from './describe-api.ts';
import { schemaText, type SchemaNode } from './schema-text.ts';

interface Operation {
  operationId: string;
  description?: string;
  security?: unknown[];
  'x-api-keys'?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: SchemaNode }[];
  requestBody?: { content: Record<string, { schema?: SchemaNode }> };
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema?: SchemaNode }>; $ref?: string }
  >;
}
type Words = Record<keyof typeof french, string>;
type Html = ReturnType<typeof html>;

/** The API documentation page: no script, no external resources. */
export async function answerDocs(language: Language): Promise<Response> {
  const words: Words = language === 'en' ? english : french;
  const { paths } = await describeApi();
  const operations = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries((item ?? {}) as Record<string, Operation>).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const introduction = fill(
    words.introduction,
    { base: '/api/v1', header: 'Authorization: Bearer …' },
    language,
  );
  const keys = fill(
    words.keys,
    { base: '/api/v1', start: API_KEY_START, limit: API_KEY_REQUESTS_PER_MINUTE },
    language,
  );
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}</title>
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p>${introduction}</p>
          <p>${keys}</p>
          <p><a href="/api/v1/openapi.json">${words.machineReadable}</a></p>
          <nav aria-label="${words.contents}">
            <h2>${words.contents}</h2>
            <ul>
              ${operations.map(
                ({ name, operation }) => html`<li><a href="#${operation.operationId}">${name}</a></li>`,
              )}
            </ul>
          </nav>
          ${operations.map(({ name, operation }) => section(name, operation, words, language))}
        </main>
      </body>
    </html>`;
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Language',
    },
  });
}

function section(name: string, operation: Operation, words: Words, language: Language): Html {
  const { parameters = [], requestBody, responses } = operation;
  const [sent] = Object.entries(requestBody?.content ?? {}).toReversed();
  const answers = Object.entries(responses).filter(([, answer]) => answer.$ref === undefined);
  return html`<section id="${operation.operationId}">
    <h2>${name}</h2>
    ${operation.security?.length === 0 ? html`<p class="note">${words.open}</p>` : ''}
    ${operation['x-api-keys'] === 'refused' ? html`<p class="note">${words.noKeys}</p>` : ''}
    ${operation.description === undefined ? '' : html`<p lang="en">${operation.description}</p>`}
    ${parameters.length === 0 ? '' : parameterList(parameters, words)}
    ${
      sent === undefined
        ? ''
        : html`<h3>${words.body} (${sent[0]})</h3>
            ${code(sent[1].schema, words)}`
    }
    ${answers.map(
      ([status, answer]) =>
        html`<h3>${fill(words.answer, { status }, language)}</h3>
          ${code(Object.values(answer.content ?? {})[0]?.schema, words)}`,
    )}
  </section>`;
}

function parameterList(parameters: NonNullable<Operation['parameters']>, words: Words): Html {
  return html`<h3>${words.parameters}</h3>
    <ul>
      ${parameters.map(
        ({ name, in: place, required, schema, description }) =>
          html`<li>
            <code>${name}</code> (${place}${required === true ? `, ${words.required}` : ''}):
            ${schemaText(schema ?? {})}
            ${name === 'Idempotency-Key' ? words.idempotencyKey : (description ?? '')}
          </li>`,
      )}
    </ul>`;
}

function code(schema: SchemaNode | undefined, words: Words): Html {
  if (schema === undefined) return html`<p class="note">${words.noBody}</p>`;
  return html`<pre><code>${schemaText(schema)}</code></pre>`;
}

export const DOCS_STYLE = `:root { color-scheme: light dark; }
body { font: 16px/1.6 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { line-height: 1.25; }
section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); margin-top: 2rem; }
section h2, nav a, code { font-family: ui-monospace, monospace; }
section h2 { font-size: 1.15rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin-bottom: 0.25rem; }
pre { overflow-x: auto; padding: 0.75rem 1rem; background: color-mix(in srgb, currentColor 7%, transparent); }
.note { opacity: 0.75; }
`;
