import { z } from 'zod';

/** Format identifier inside a backup, and the schema of its manifest. */
export const BACKUP_FORMAT = 'accroche-backup';
export const BACKUP_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const SECRET = 'data/secret';
export const ERASED = 'data/erased-accounts';

const digits = z.string().regex(/^-?\d+$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const word = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const table = z.object({
  schema: z.enum(['public', 'auth', 'pgboss']),
  name: word,
  columns: z.array(word),
  /** The table of which this is a partition, and its bounds; null: not a partition. */
  partOf: z.object({ parent: word, bounds: z.string().max(500) }).nullable(),
  rows: z.int().min(0),
  /** The sum of the hashes of all rows, independent of their order. */
  checksum: digits,
  /** Of the file with its rows, as written by `copy`. */
  sha256,
});

const sequence = z.object({ schema: word, name: word, value: digits, isCalled: z.boolean() });

export const BackupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  made_at: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256 })),
  /** Schema version of the job queue's tables, which differ between versions. */
  queue_version: z.int(),
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.array(z.object({ key: z.string(), bytes: z.int().min(0), sha256 })),
  /** Other files of the data folder included in the backup. */
  data: z.array(z.object({ name: z.string(), sha256 })),
  /** Where files are stored that are not included; null: they are included. */
  files_elsewhere: z.string().nullable(),
  /** Names of secret settings that were set; their values are never stored. */
  secrets_to_give: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof BackupManifest>;
export type BackupTable = BackupManifest['tables'][number];

export const tableEntry = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `database/${schema}.${name}.copy`;
export const fileEntry = (key: string): string => `files/${key}`;
