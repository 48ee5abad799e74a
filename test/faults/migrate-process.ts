import { migrateDatabase } from '#server/platform/db/migrate.ts';

/** Migrates the database in argv[2] and prints each file on a line; can be killed at any moment. */
await migrateDatabase({ connectionString: process.argv[2] ?? '', log: line => console.log(line) });
console.log('all done');
