import type { Logger } from 'pino';
import type { SecurityNewsKind } from '#contract/notifications.ts';
import type { ApiKeyScope } from '#domain/api-keys/api-key.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database, Queryable } from '../platform/db/database.ts';
import type { Mailer } from '../integrations/mail/mailer.ts';
import type { MediaAnalyser } from '../integrations/media-analyser/media-analyser.ts';
import type { Payments } from '../integrations/payments/payments.ts';
import type { SmsSender } from '../integrations/sms/sms-sender.ts';
import type { Storage } from '../integrations/storage/storage.ts';
import type { Transcriber } from '../integrations/transcriber/transcriber.ts';
import type { CollectingSource } from '../integrations/video-source/source-chain.ts';
import type { VideoFiles } from '../integrations/video-source/video-files.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { RunEvents } from '../platform/jobs/run-events.ts';
import type { Secrets } from '../platform/secrets.ts';

/** Everything a verb may touch. Made once by `main.ts`; tests make their own. */
export interface AppContext {
  config: Config;
  log: Logger;
  clock: Clock;
  secrets: Secrets;
  db: Database;
  jobs: Jobs;
  runEvents: RunEvents;
  videoSource: CollectingSource;
  videoFiles: VideoFiles;
  storage: Storage;
  media: MediaAnalyser;
  /** Writes down what is said in videos; null: none is configured. */
  transcriber: Transcriber | null;
  mailer: Mailer;
  sms: SmsSender;
  /** Where money is taken; null: nothing is sold here. */
  payments: Payments | null;
  /** Signing in says through it what happened; who writes it down stands to its right. */
  noteSecurity: (db: Queryable, userId: string, news: SecurityEvent) => Promise<void>;
}

/** What somebody did to the protection of their own account, or whoever came in as them. */
export interface SecurityEvent {
  /** What administrators do stands in the audit log under their own name. */
  what: Exclude<SecurityNewsKind, 'factors_removed_by_admin'>;
  /** What it is about, such as the name of a key. */
  name?: string;
  requestId: string | null;
}

/** Who asks, as the access token proved it. Identity comes from here and from nowhere else. */
export interface Caller {
  userId: string;
  email: string;
  sessionId: string;
  aal: 'aal1' | 'aal2';
  /** There when a key asks instead of somebody who signed in; `sessionId` is then the key's. */
  apiKey?: { id: string; scopes: readonly ApiKeyScope[] };
  /**
   * There when somebody else looks through this user's eyes, reading only: an administrator, or, without ids, a
   * visitor of the demo.
   */
  viewedBy?: { adminId: string; grantId: string } | { adminId: null; grantId: null; visit: string };
  /** There when an administrator tries a plan on: it changes what is shown and nothing else. */
  simulation?: { plan: PlanType; isNewUser: boolean };
}
