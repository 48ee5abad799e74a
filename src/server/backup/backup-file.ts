import { z } from 'zod';

/** What a backup is called inside, and what its list of contents says. */
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
  /** The table this one is a part of, and its bounds; null: it stands for itself. */
  partOf: z.object({ parent: word, bounds: z.string().max(500) }).nullable(),
  rows: z.int().min(0),
  /** The sum of the hashes of all rows, whatever their order. */
  checksum: digits,
  /** Of the file with its rows, as `copy` writes them. */
  sha256,
});

const sequence = z.object({ schema: word, name: word, value: digits, isCalled: z.boolean() });

export const BackupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  made_at: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256 })),
  /** Of the job queue's own tables; another version keeps its own. */
  queue_version: z.int(),
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.array(z.object({ key: z.string(), bytes: z.int().min(0), sha256 })),
  /** Other files of the data folder that are in it. */
  data: z.array(z.object({ name: z.string(), sha256 })),
  /** Where files lie that are not in it; null: they are in it. */
  files_elsewhere: z.string().nullable(),
  /** Settings that hold a secret and were set: named, never kept. */
  secrets_to_give: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof BackupManifest>;
export type BackupTable = BackupManifest['tables'][number];

export const tableEntry = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `database/${schema}.${name}.copy`;
export const fileEntry = (key: string): string => `files/${key}`;
