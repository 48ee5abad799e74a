export const CHANNELS = ['mail', 'app'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Events whose notifications the user can switch on or off. */
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

/** Events always notified: they protect users, or are required by law. */
export const FIXED_EVENTS = ['testimonial', 'security'] as const;

/** All events in the in-app notification list. */
export const NOTIFICATION_EVENTS = [...CHOSEN_EVENTS, ...FIXED_EVENTS] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];
export type SyncEvent = 'sync_failed' | 'sync_done';

export interface NotificationChoice {
  event: ChosenEvent;
  channel: Channel;
  enabled: boolean;
}

/**
 * State of a cell: a boolean default that the user can change, or fixed for all users. Support answers and billing
 * letters are mails of their own; a report's mail is configured on its schedule.
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

/** Whether the user can choose a cell, or its fixed value. */
export function cellKind(event: NotificationEvent, channel: Channel): 'chosen' | 'always' | 'never' {
  const cell = CELLS[event][channel];
  return typeof cell === 'boolean' ? 'chosen' : cell;
}

export type NotificationMatrix = Record<NotificationEvent, Record<Channel, boolean>>;

/** The whole table, from the few cells that the user changed. */
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
 * Whether a failed sync is reported: only the first of consecutive failures is.
 * @param lastFailedAt last failure of the account before this one; null when the last sync succeeded
 */
export function isFirstFailure(lastFailedAt: Date | null, lastSyncedAt: Date | null): boolean {
  return lastFailedAt === null || (lastSyncedAt !== null && lastSyncedAt >= lastFailedAt);
}
