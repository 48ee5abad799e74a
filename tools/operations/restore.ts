import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '#server/platform/config/config.ts';
import { restoreBackup } from '#server/backup/read-backup.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { createStorage } from '#server/app/adapters/create-storage.ts';

/**
 * `npm run restore -- file`: restores a backup on an empty machine, with the environment that the product will have
 * there.
 * The database must hold no accounts. Damaged content is refused by name, and the database stays empty.
 */
const { positionals } = parseArgs({ allowPositionals: true });

try {
  const [file] = positionals;
  if (file === undefined) throw new Error('name the backup: npm run restore -- accroche-….backup.zip');
  await restore(resolve(file), readConfig(process.env));
} catch (error) {
  const lines = error instanceof ConfigError ? error.problems : [sentenceOf(error as Error)];
  for (const line of lines) process.stderr.write(`Nothing was restored: ${line}\n`);
  process.exitCode = 1;
}

function sentenceOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message.slice(0, 300)})` : message;
}

async function restore(path: string, config: Config): Promise<void> {
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  const { databaseUrl, database, dataDir } = config;
  const embedded =
    databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: config.durable })
      : null;
  try {
    const manifest = await restoreBackup({
      path,
      connectionString: database.directUrl ?? databaseUrl ?? embedded?.connectionString ?? '',
      storage: createStorage(config),
      dataDir,
      log: line => console.log(line),
    });
    console.log(`The state of ${manifest.made_at} is back. Start the product.`);
    if (manifest.files_elsewhere !== null) console.log(`Its files lie in ${manifest.files_elsewhere}.`);
    const missing = manifest.secrets_to_give.filter(name => !isGiven(name, dataDir));
    if (missing.length > 0) console.log(`Before that, give again: ${missing.join(', ')}`);
  } finally {
    await embedded?.stop();
  }
}

function isGiven(name: string, dataDir: string): boolean {
  return name === 'DATA_DIR/secret' ? existsSync(join(dataDir, 'secret')) : (process.env[name] ?? '') !== '';
}
