export const CHANNELS = ['mail', 'app'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What somebody may be told or not, as they choose. */
export const CHOSEN_EVENTS = ['sync_failed', 'sync_done', 'quota_low'] as const;
export type ChosenEvent = (typeof CHOSEN_EVENTS)[number];

/** What the list in the product tells; security cannot be turned off. */
export const NOTIFICATION_EVENTS = ['sync_failed', 'sync_done', 'security'] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];
export type SyncEvent = Exclude<NotificationEvent, 'security'>;

/** Quotas stand on every page already: only a mail about them can be chosen. */
export function isTold(event: ChosenEvent, channel: Channel): boolean {
  return event !== 'quota_low' || channel === 'mail';
}

export interface NotificationChoice {
  event: ChosenEvent;
  channel: Channel;
  enabled: boolean;
}

/** What holds until somebody chooses otherwise: a failure is worth a mail, a success is not. */
const DEFAULTS: Record<ChosenEvent, Record<Channel, boolean>> = {
  sync_failed: { mail: true, app: true },
  sync_done: { mail: false, app: true },
  quota_low: { mail: true, app: false },
};

export type NotificationMatrix = Record<ChosenEvent | 'security', Record<Channel, boolean>>;

/** The whole table, from the few cells that were chosen. Security stands in it, always on. */
export function notificationMatrix(chosen: readonly NotificationChoice[]): NotificationMatrix {
  const cell = (event: ChosenEvent, channel: Channel) =>
    isTold(event, channel) &&
    (chosen.find(choice => choice.event === event && choice.channel === channel)?.enabled ??
      DEFAULTS[event][channel]);
  const row = (event: ChosenEvent) => ({ mail: cell(event, 'mail'), app: cell(event, 'app') });
  return {
    sync_failed: row('sync_failed'),
    sync_done: row('sync_done'),
    quota_low: row('quota_low'),
    security: { mail: true, app: true },
  };
}

/**
 * Whether a failed sync is news: the first in a row is, what fails again after it is not.
 * @param lastFailedAt of the account before this failure; null when the last sync went well
 */
export function isFirstFailure(lastFailedAt: Date | null, lastSyncedAt: Date | null): boolean {
  return lastFailedAt === null || (lastSyncedAt !== null && lastSyncedAt >= lastFailedAt);
}
