import type { Database, Queryable } from '#server/platform/db/database.ts';
import {
  readAccount,
  readBroughtFiles,
  readConnections,
  readConsents,
  readCredits,
  readDownloads,
  readModelCalls,
  readFactors,
  readIdentities,
  readInvoices,
  readKeys,
  readMails,
  readNotifications,
  readQuotaMovements,
  readReportRecipients,
  readSessions,
  readSubscriptions,
  readTraces,
  readUsage,
  readViews,
  readWithdrawals,
} from './account-part.queries.ts';
import {
  listVideoIds,
  readAccountDays,
  readAccountReports,
  readAccountSnapshots,
  readBin,
  readBrand,
  readExperiments,
  readExperimentVideos,
  readHookCorrections,
  readImportChanges,
  readImports,
  readLinkedAccounts,
  readNotificationChoices,
  readProfile,
  readReportSchedules,
  readRuns,
  readVideoAnalyses,
  readVideos,
  readVideoSnapshots,
  type After,
  type Row,
} from './archive.queries.ts';
import type { Storage } from '#server/integrations/storage/storage.ts';
import { supportFiles } from './read-support-files.ts';
import { readOpenGenerations } from './read-open-generations.ts';
import { readConversations } from './conversations.queries.ts';
import { readTestimonial } from './testimonial.queries.ts';
import { readTickets } from './tickets.queries.ts';
import { readReportViews, readShareLinks } from './report-views.queries.ts';
import { ACCOUNT_FILES, DATA_FILES, type AccountFile, type DataFile } from '../format/archive-names.ts';

const PAGE_ROWS = 1_000;
/** Small, because the whole history of each video is read at the same time. */
const PAGE_VIDEOS = 20;
/** Each contains its texts. */
const PAGE_GENERATIONS = 100;
/** Each contains all the data it was computed from. */
const PAGE_REPORTS = 5;

type Pages = AsyncGenerator<Row[]>;
type Read = (db: Database, userId: string, storage: Storage) => Pages;

/** Each page is a short separate transaction, so that a slow client does not hold a connection. */
function paged(
  read: (db: Queryable, userId: string, after: After, limit: number) => Promise<Row[]>,
  cursor: readonly string[],
  pageRows = PAGE_ROWS,
): Read {
  return async function* pages(db, userId) {
    let after: After = null;
    for (;;) {
      const rows = await read(db.tenant(userId), userId, after, pageRows);
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (rows.length < pageRows || last === undefined) return;
      after = cursor.map(field => String(last[field]));
    }
  };
}

function whole(
  read: (db: Queryable, userId: string) => Promise<Row[]>,
  as: 'tenant' | 'system' = 'tenant',
): Read {
  return async function* pages(db, userId) {
    yield await read(as === 'tenant' ? db.tenant(userId) : db.system, userId);
  };
}

async function* videoSnapshots(db: Database, userId: string): Pages {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await listVideoIds(db.tenant(userId), userId, after, PAGE_VIDEOS);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield await readVideoSnapshots(db.tenant(userId), userId, ids);
    after = last;
  }
}

const DATA: Record<DataFile, Read> = {
  profile: whole(readProfile),
  'notification-choices': whole(readNotificationChoices),
  brand: whole(readBrand),
  'linked-accounts': whole(readLinkedAccounts),
  imports: whole(readImports),
  'import-changes': paged(readImportChanges, ['import', 'video_id']),
  'account-snapshots': paged(readAccountSnapshots, ['username', 'observed_at', '$id']),
  videos: paged(readVideos, ['id']),
  'video-snapshots': videoSnapshots,
  'hook-corrections': paged(readHookCorrections, ['target']),
  experiments: whole(readExperiments),
  'experiment-videos': paged(readExperimentVideos, ['experiment', 'video_id']),
  'report-schedules': whole(readReportSchedules),
  'video-report-views': whole(readReportViews),
  'video-analyses': paged(readVideoAnalyses, ['created_at', '$id'], PAGE_REPORTS),
  'account-reports': paged(readAccountReports, ['username', 'version'], PAGE_REPORTS),
  'account-days': paged(readAccountDays, ['import', 'day', 'metric']),
  runs: paged(readRuns, ['created_at', '$id']),
  conversations: paged(readConversations, ['created_at', '$id'], PAGE_REPORTS),
  generations: paged(readOpenGenerations, ['created_at', '$id'], PAGE_GENERATIONS),
};

/** Authentication, security and billing: rows outside the tenant's tables are read with the system role. */
const ACCOUNT: Record<AccountFile, Read> = {
  account: whole(readAccount, 'system'),
  sessions: whole(readSessions, 'system'),
  identities: whole(readIdentities, 'system'),
  factors: whole(readFactors, 'system'),
  'api-keys': whole(readKeys),
  notifications: whole(readNotifications),
  usage: whole(readUsage),
  'quota-movements': paged(readQuotaMovements, ['$id']),
  subscriptions: whole(readSubscriptions),
  invoices: whole(readInvoices),
  withdrawals: whole(readWithdrawals),
  credits: whole(readCredits),
  'support-tickets': whole(readTickets),
  testimonial: whole(readTestimonial),
  'support-files': (db, userId, storage) => supportFiles(db.tenant(userId), userId, storage),
  'support-views': whole(readViews),
  consents: whole(readConsents, 'system'),
  traces: whole(readTraces, 'system'),
  mails: whole(readMails, 'system'),
  connections: whole(readConnections),
  'report-recipients': whole(readReportRecipients),
  'model-calls': whole(readModelCalls),
  downloads: whole(readDownloads),
  'brought-files': whole(readBroughtFiles),
  'share-links': whole(readShareLinks),
  bin: paged(readBin, ['$id']),
};

export interface Section {
  folder: 'data' | 'account';
  name: DataFile | AccountFile;
  rows: Read;
}

/** Everything an archive contains, in writing order. */
export const SECTIONS: readonly Section[] = [
  ...DATA_FILES.map(name => ({ folder: 'data' as const, name, rows: DATA[name] })),
  ...ACCOUNT_FILES.map(name => ({ folder: 'account' as const, name, rows: ACCOUNT[name] })),
];
