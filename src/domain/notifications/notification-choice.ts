export const CHANNELS = ['mail', 'app'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What somebody may be told or not, as they choose. */
export const CHOSEN_EVENTS = [
  'sync_failed',
  'sync_done',
  'outlier_found',
  'quota_low',
  'ticket_answered',
  'report_ready',
  'report_failed',
  'billing',
] as const;
export type ChosenEvent = (typeof CHOSEN_EVENTS)[number];

/** What is told whatever somebody chose: it protects them, or the law asks for it. */
export const FIXED_EVENTS = ['testimonial', 'security'] as const;

/** What the list in the product tells. */
export const NOTIFICATION_EVENTS = [...CHOSEN_EVENTS, ...FIXED_EVENTS] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];
export type SyncEvent = 'sync_failed' | 'sync_done';

export interface NotificationChoice {
  event: ChosenEvent;
  channel: Channel;
  enabled: boolean;
}

/**
 * How a cell of the table stands: chosen by its reader, with what holds until they do; or the same for everybody.
 * Answers of the support and letters about money are mails in themselves; a report's mail is chosen on its schedule.
 */
type Cell = 'always' | 'never' | boolean;
const CELLS: Record<NotificationEvent, Record<Channel, Cell>> = {
  sync_failed: { mail: true, app: true },
  sync_done: { mail: false, app: true },
  outlier_found: { mail: false, app: true },
  quota_low: { mail: true, app: true },
  ticket_answered: { mail: 'always', app: true },
  report_ready: { mail: 'never', app: true },
  report_failed: { mail: true, app: true },
  billing: { mail: 'always', app: true },
  testimonial: { mail: 'always', app: 'always' },
  security: { mail: 'always', app: 'always' },
};

/** Whether a cell is chosen by its reader, or how it stands for everybody. */
export function cellKind(event: NotificationEvent, channel: Channel): 'chosen' | 'always' | 'never' {
  const cell = CELLS[event][channel];
  return typeof cell === 'boolean' ? 'chosen' : cell;
}

export type NotificationMatrix = Record<NotificationEvent, Record<Channel, boolean>>;

/** The whole table, from the few cells that were chosen. */
export function notificationMatrix(chosen: readonly NotificationChoice[]): NotificationMatrix {
  const stands = (event: NotificationEvent, channel: Channel): boolean => {
    const cell = CELLS[event][channel];
    if (typeof cell !== 'boolean') return cell === 'always';
    return chosen.find(choice => choice.event === event && choice.channel === channel)?.enabled ?? cell;
  };
  const rows = NOTIFICATION_EVENTS.map(
    event => [event, { mail: stands(event, 'mail'), app: stands(event, 'app') }] as const,
  );
  return Object.fromEntries(rows) as NotificationMatrix;
}

/**
 * Whether a failed sync is news: the first in a row is, what fails again after it is not.
 * @param lastFailedAt of the account before this failure; null when the last sync went well
 */
export function isFirstFailure(lastFailedAt: Date | null, lastSyncedAt: Date | null): boolean {
  return lastFailedAt === null || (lastSyncedAt !== null && lastSyncedAt >= lastFailedAt);
}
