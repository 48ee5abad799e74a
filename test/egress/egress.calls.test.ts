import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database/create-test-database.ts';
import { codeFiles, isTest, ROOT, textOf } from '#test/house/source-files.ts';

/** Table rows of docs/security.md: the files that open a connection, to which hosts, when, and what data leaves. */
const rows = textOf('docs/security.md')
  .split('\n')
  .filter(line => line.startsWith('| `src/server/'))
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** Code that can open a connection or resolve a host name. */
const DOORS = [
  /import \{[^}]*\b(?:request|get|connect|createConnection|lookup|resolve\w*)\b[^}]*\} from 'node:(?:https?|net|tls|dns|dns\/promises|http2|dgram)'/,
  /(?:await|return) fetch\(/,
  /from '(?:nodemailer|openid-client)'|createRemoteJWKSet\(|exporter-trace-otlp|new Stripe\(|new AwsClient\(/,
];

test('every file of the server that can reach somewhere stands in the list, with whom it reaches', () => {
  const exits = codeFiles()
    .filter(path => path.startsWith('src/server/') && !isTest(path) && !path.includes('/fixtures/'))
    .filter(path => DOORS.some(pattern => pattern.test(textOf(path))));
  expect(rows.flatMap(([files]) => quoted(files)).toSorted()).toEqual(exits.toSorted());
  expect(
    rows.filter(([, hosts, when, what]) => [hosts, when, what].some(cell => (cell ?? '').length < 4)),
  ).toEqual([]);
});

/** Every configurable endpoint, at an unreachable host. */
const PLACES: Record<string, string> = {
  SMTP_URL: 'smtp://mail.example:587',
  AUTH_URL: 'https://auth.example/auth/v1',
  AI_BASE_URL: 'https://ai.example/v1',
  S3_ENDPOINT: 'https://s3.example',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
};
const made = (length: number) => 'q7Zx'.repeat(length / 4);

test('each of them reaches those and nobody else', { timeout: 40_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'accroche-egress-'));
  const database = await createTestDatabase();
  const file = join(folder, 'connections.txt');
  const recorder = pathToFileURL(join(ROOT, 'test/egress/record-connections.ts')).href;
  await promisify(execFile)(process.execPath, ['--import', recorder, 'test/egress/turn-to-each.ts'], {
    cwd: ROOT,
    timeout: 30_000,
    env: {
      ...process.env,
      ...PLACES,
      CONNECTIONS_FILE: file,
      TEST_DATABASE: database.connectionString,
      MAIL_FROM: 'accroche@exemple.fr',
      APP_URL: 'https://accroche.exemple.fr',
      TIKTOK_CLIENT_KEY: 'x',
      TIKTOK_CLIENT_SECRET: 'x',
      APIFY_TOKEN: 'x',
      STRIPE_SECRET_KEY: made(24),
      STRIPE_WEBHOOK_SECRET: made(24),
      AI_TRANSCRIPTION_MODEL: 'x',
      S3_BUCKET: 'somewhere',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
    },
  });
  const reached = new Map<string, Set<string>>();
  let turn = '';
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    if (line.startsWith('== ')) turn = line.slice(3);
    const host = /^(?:tcp|dns) ([^:]+)/.exec(line)?.[1];
    if (turn === '' || host === undefined || /^(?:127\.|localhost)/.test(host)) continue;
    reached.set(turn, (reached.get(turn) ?? new Set()).add(host));
  }
  const hostOf = (named: string) => (named in PLACES ? new URL(PLACES[named] ?? '').hostname : named);
  const allowed = new Map(
    rows.map(([files, hosts]) => [
      quoted(files),
      quoted(hosts)
        .map(hostOf)
        .filter(host => host.includes('.')),
    ]),
  );
  const seen = new Set<string>();
  for (const [exit, hosts] of reached) {
    const [, named = []] =
      [...allowed].find(([files]) => files.some(path => path.endsWith(`${exit}.ts`))) ?? [];
    expect([exit, [...hosts].filter(host => !named.includes(host))]).toEqual([exit, []]);
    for (const host of hosts) seen.add(host);
  }
  // Every host in the list was contacted, except those that only a redirect leads to.
  const named = new Set([...allowed.values()].flat());
  expect([...named].filter(host => !seen.has(host))).toEqual(['m.tiktok.com', 'tiktok.com']);
  await database.drop();
  rmSync(folder, { recursive: true });
});
