import { z } from 'zod';
import { parseHandle } from '#domain/accounts/handle.ts';
import { isDisplayName } from '#domain/auth/display-name.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { invalidField } from '../request/request-body.ts';
import type { UserMetadata } from '../queries/users.queries.ts';

const LONGEST_JSON = 4_096;
const LONGEST_TIME_ZONE = 64;
const name = z
  .string()
  .trim()
  .refine(text => text === '' || isDisplayName(text))
  .nullish();
const NAMES = { full_name: name, username: name };
const Words = z.looseObject({
  ...NAMES,
  tiktok_handle: z.string().max(200).nullish(),
  time_zone: z.string().max(LONGEST_TIME_ZONE).nullish(),
});

/** Sign-up data other than address and password. */
export interface SignUpWords {
  metadata: UserMetadata;
  fullName: string | null;
  username: string | null;
  tiktokHandle: string | null;
  timeZone: string | null;
}

/** Spec §2: full name and handle are optional and saved to the profile, the name as username too. */
export function readSignUpWords(data: unknown): SignUpWords {
  const metadata = readMetadata(data ?? {});
  const parsed = Words.safeParse(metadata);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'data');
    throw field in NAMES ? new AuthRefusal('name_unreadable') : invalidField(field);
  }
  const { full_name, username, tiktok_handle, time_zone } = parsed.data;
  const handle = parseHandle(tiktok_handle ?? '');
  return {
    metadata,
    fullName: full_name || username || null,
    username: username || full_name || null,
    tiktokHandle: handle.ok ? handle.handle : null,
    timeZone: readTimeZone(time_zone),
  };
}

/** Free-form client metadata, bounded because every access token contains it. */
export function readMetadata(data: unknown): UserMetadata {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw invalidField('data');
  if (Buffer.byteLength(JSON.stringify(data)) > LONGEST_JSON) throw invalidField('data');
  return data as UserMetadata;
}

/** An IANA time zone as given by the browser; null when invalid. */
export function readTimeZone(value: string | null | undefined): string | null {
  if (!value || value.length > LONGEST_TIME_ZONE) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value;
  } catch {
    return null;
  }
}
