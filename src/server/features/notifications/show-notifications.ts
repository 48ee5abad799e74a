import type { z } from 'zod';
import {
  BILLING_NEWS,
  RECIPIENT_NEWS,
  SECURITY_NEWS,
  type Notification,
  type notifications as contract,
} from '#contract/notifications.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/wire/errors.ts';
import { METERS } from '#domain/quotas/meters.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { countUnread, listNotifications, type NotificationRow } from './notifications.queries.ts';

const SHOWN = 50;

export type Latest = z.infer<NonNullable<(typeof contract.list)['~orpc']['outputSchema']>>;

export async function latestNotifications(db: Queryable, userId: string): Promise<Latest> {
  return {
    items: (await listNotifications(db, userId, SHOWN)).map(showNotification),
    unread: await countUnread(db, userId),
  };
}

/** Parses the details of an event defensively: earlier versions stored fewer. */
export function showNotification({ id, event, details, created_at, read_at }: NotificationRow): Notification {
  const { code, values, what, decision, billing, recipient } = details;
  return {
    id,
    event,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
    username: textOf(details['username']),
    error: isErrorCode(code) ? { code, values: isValues(values) ? values : {} } : null,
    security: SECURITY_NEWS.find(news => news === what) ?? null,
    name: textOf(details['name']),
    quota: quotaOf(details),
    billing: BILLING_NEWS.find(news => news === billing) ?? null,
    at: textOf(details['at']),
    factor: typeof details['factor'] === 'number' ? details['factor'] : null,
    decision: decision === 'published' || decision === 'refused' ? decision : null,
    recipient: RECIPIENT_NEWS.find(news => news === recipient) ?? null,
    path: pathOf(event, details),
  };
}

function quotaOf({ meter: named, period, used, limit }: NotificationRow['details']): Notification['quota'] {
  const meter = METERS.find(one => one === named);
  if (meter === undefined || typeof used !== 'number' || typeof limit !== 'number') return null;
  return { meter, period: period === 'day' ? 'day' : 'month', used, limit };
}

/** Link to the next step. */
function pathOf(event: NotificationRow['event'], details: NotificationRow['details']): string | null {
  const about = textOf(details['id']);
  switch (event) {
    case 'sync_failed':
      return '/accounts';
    case 'sync_done':
      return '/dashboard';
    case 'outlier_found':
      return about === null ? '/videos' : `/videos?accountId=${about}`;
    case 'quota_low':
    case 'billing':
      return '/settings#plan';
    case 'ticket_answered':
      return about === null ? '/support/tickets' : `/support/tickets/${about}`;
    case 'report_ready':
      return about === null ? '/account-reports' : `/account-reports/${about}`;
    case 'report_failed':
      return '/account-reports';
    case 'testimonial':
      return '/testimonials/mine';
    case 'security':
      return details['what'] === 'api_key_created' ? '/settings#api-keys' : '/settings#sign-in';
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
}

function isValues(values: unknown): values is Record<string, string | number> {
  return typeof values === 'object' && values !== null;
}
