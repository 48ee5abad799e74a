import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '#server/platform/config/config.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { runningPostgres } from '#server/platform/db/embedded/running-server.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { createStorage } from '#server/app/adapters/create-storage.ts';

/**
 * `npm run backup -- [where] [--without-secret] [--with-bucket]`: one file with the database, the stored files and the
 * installation's secret, each with its checksum, whether the product is running or stopped. It reads the same
 * environment as the product. A bucket is included only with `--with-bucket`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'without-secret': { type: 'boolean', default: false },
    'with-bucket': { type: 'boolean', default: false },
  },
});

try {
  await backUp(readConfig(process.env));
} catch (error) {
  const lines = error instanceof ConfigError ? error.problems : [(error as Error).message];
  for (const line of lines) process.stderr.write(`The backup was not made: ${line}\n`);
  process.exitCode = 1;
}

async function backUp(config: Config): Promise<void> {
  const now = new Date();
  const path = placeOf(positionals[0] ?? '.', now);
  if (existsSync(path)) throw new Error(`${path} is there already`);
  const { connectionString, release } = await findDatabase(config);
  try {
    const { s3, dataDir } = config;
    const manifest = await writeBackup({
      connectionString,
      storage: createStorage(config),
      dataDir,
      path,
      now,
      withSecret: config.appSecret === null && !values['without-secret'],
      filesElsewhere:
        s3 === null || values['with-bucket'] ? null : `the bucket ${s3.bucket} at ${s3.endpoint}`,
      secretsToGive: secretsToGive(config, values['without-secret']),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${path}: ${statSync(path).size} bytes`);
    console.log(`${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} kept files`);
    if (manifest.files_elsewhere !== null) console.log(`not in it: the files in ${manifest.files_elsewhere}`);
    if (manifest.secrets_to_give.length > 0)
      console.log(`to be given again at a restore: ${manifest.secrets_to_give.join(', ')}`);
    if (manifest.data.some(({ name }) => name.endsWith('/secret')))
      console.log('It holds the secret of the installation: keep it as you keep that.');
  } finally {
    await release();
  }
}

/** A folder gets a file named after the moment. */
function placeOf(given: string, now: Date): string {
  const place = resolve(given);
  const isFolder = existsSync(place) && statSync(place).isDirectory();
  return isFolder
    ? join(place, `accroche-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.zip`)
    : place;
}

/** The configured database, the built-in one of a running product, or the built-in one started for this backup. */
async function findDatabase({ databaseUrl, database, dataDir }: Config) {
  const release = async (): Promise<void> => undefined;
  // Bypasses a pooler: a snapshot shared by two connections belongs to their sessions.
  if (databaseUrl !== null) return { connectionString: database.directUrl ?? databaseUrl, release };
  if (!existsSync(join(dataDir, 'database-password')))
    throw new Error(`there is no database in ${dataDir}; set DATA_DIR or DATABASE_URL as for the product`);
  const running = runningPostgres(dataDir);
  if (running !== null) return { connectionString: running, release };
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: true });
  return { connectionString: embedded.connectionString, release: () => embedded.stop() };
}

/** Names of the secrets that the backup does not contain. */
function secretsToGive(config: Config, withoutSecret: boolean): string[] {
  const given: Record<string, boolean> = {
    APP_SECRET: config.appSecret !== null,
    'DATA_DIR/secret': config.appSecret === null && withoutSecret,
    DATABASE_URL: config.databaseUrl !== null,
    SMTP_URL: config.smtpUrl !== null,
    GOOGLE_CLIENT_SECRET: config.google !== null,
    TIKTOK_CLIENT_SECRET: config.tiktok !== null,
    APIFY_TOKEN: config.apify.serverToken !== null,
    S3_SECRET_ACCESS_KEY: config.s3 !== null,
    AI_API_KEY: (process.env['AI_API_KEY'] ?? '') !== '',
    STRIPE_SECRET_KEY: (process.env['STRIPE_SECRET_KEY'] ?? '') !== '',
    STRIPE_WEBHOOK_SECRET: (process.env['STRIPE_WEBHOOK_SECRET'] ?? '') !== '',
  };
  return Object.keys(given).filter(name => given[name]);
}
