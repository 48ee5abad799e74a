export const ARCHIVE_FORMAT = 'accroche-archive';
/** Incremented when an older importer would misinterpret the content. */
export const ARCHIVE_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const README = { fr: 'LISEZMOI.txt', en: 'README.txt' } as const;

/** Importable files, in import order. */
export const DATA_FILES = [
  'profile',
  'notification-choices',
  'brand',
  'linked-accounts',
  'imports',
  'account-snapshots',
  'videos',
  'video-snapshots',
  'hook-corrections',
  'import-changes',
  'account-days',
  'experiments',
  'experiment-videos',
  'account-reports',
  'video-analyses',
  'video-report-views',
  'report-schedules',
  'runs',
  'generations',
  'conversations',
] as const;
export type DataFile = (typeof DATA_FILES)[number];

/** Optional: archives from earlier versions do not have them. */
export const LATER_FILES: ReadonlySet<DataFile> = new Set([
  'brand',
  'conversations',
  'hook-corrections',
  'video-analyses',
  'video-report-views',
]);

/** Files for reading only: they are specific to this installation. */
export const ACCOUNT_FILES = [
  'account',
  'sessions',
  'identities',
  'factors',
  'api-keys',
  'notifications',
  'usage',
  'quota-movements',
  'subscriptions',
  'invoices',
  'withdrawals',
  'credits',
  'support-tickets',
  'testimonial',
  'support-files',
  'support-views',
  'consents',
  'traces',
  'mails',
  'bin',
  'connections',
  'report-recipients',
  'model-calls',
  'downloads',
  'brought-files',
  'share-links',
] as const;
export type AccountFile = (typeof ACCOUNT_FILES)[number];

/** One entry of the manifest. */
export interface ListedFile {
  name: string;
  rows: number;
  bytes: number;
  sha256: string;
}

export interface Manifest {
  format: typeof ARCHIVE_FORMAT;
  version: number;
  exported_at: string;
  files: ListedFile[];
}
