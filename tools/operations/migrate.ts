import { ConfigError, readConfig } from '#server/platform/config/config.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';

/** `node tools/operations/migrate.ts`: waits for the database and brings it to the present state, before any process starts. */
try {
  const { databaseUrl, database } = readConfig(process.env);
  const connectionString = database.directUrl ?? databaseUrl;
  if (connectionString === null)
    throw new ConfigError(['DATABASE_URL is missing: there is nothing to migrate']);
  await reachDatabase(connectionString);
  await migrateDatabase({ connectionString, log: line => console.log(line) });
  console.log('database: up to date');
} catch (error) {
  const { message, cause } = error as Error;
  console.error(
    `The database cannot be migrated: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`,
  );
  process.exitCode = 1;
}
