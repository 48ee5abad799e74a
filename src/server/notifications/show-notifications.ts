import type { z } from 'zod';
import { SECURITY_NEWS, type Notification, type notifications as contract } from '#contract/notifications.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import { countUnread, listNotifications, type NotificationRow } from './notifications.queries.ts';

const SHOWN = 50;

export type Latest = z.infer<NonNullable<(typeof contract.list)['~orpc']['outputSchema']>>;

export async function latestNotifications(db: Queryable, userId: string): Promise<Latest> {
  return {
    items: (await listNotifications(db, userId, SHOWN)).map(show),
    unread: await countUnread(db, userId),
  };
}

function show({ id, event, details, created_at, read_at }: NotificationRow): Notification {
  const { username, code, values, what, name } = details;
  return {
    id,
    event,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
    username: typeof username === 'string' ? username : null,
    error: isErrorCode(code) ? { code, values: isValues(values) ? values : {} } : null,
    security: SECURITY_NEWS.find(news => news === what) ?? null,
    name: typeof name === 'string' ? name : null,
  };
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
}

function isValues(values: unknown): values is Record<string, string | number> {
  return typeof values === 'object' && values !== null;
}
