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

/** Everything a command may use. Created once by `main.ts`; tests create their own. */
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
  /** Transcribes the speech of videos; null: none is configured. */
  transcriber: Transcriber | null;
  mailer: Mailer;
  sms: SmsSender;
  /** The payment service; null: nothing is sold here. */
  payments: Payments | null;
  /** Sign-in reports security events through it; the implementation belongs to a layer that sign-in may not import. */
  noteSecurity: (db: Queryable, userId: string, news: SecurityEvent) => Promise<void>;
}

/** A change to the security of the user's own account, or a sign-in to it. */
export interface SecurityEvent {
  /** Actions of administrators are in the audit log under their own name. */
  what: Exclude<SecurityNewsKind, 'factors_removed_by_admin'>;
  /** What it concerns, such as the name of a key. */
  name?: string;
  requestId: string | null;
}

/** The caller, as proved by the access token. Identity comes from nowhere else. */
export interface Caller {
  userId: string;
  email: string;
  sessionId: string;
  aal: 'aal1' | 'aal2';
  /** Set when an API key is used instead of a session; `sessionId` is then the key's. */
  apiKey?: { id: string; scopes: readonly ApiKeyScope[] };
  /**
   * Set when another person views this user's data, read only: an administrator, or, without ids, a visitor of the
   * demo.
   */
  viewedBy?: { adminId: string; grantId: string } | { adminId: null; grantId: null; visit: string };
  /** Set when an administrator previews a plan: it changes only what is shown. */
  simulation?: { plan: PlanType; isNewUser: boolean };
}
