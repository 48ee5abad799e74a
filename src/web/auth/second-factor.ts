import type { SessionProblem } from './auth-client.ts';
import { authAddress } from './external-auth.ts';
import { auth, UNFORESEEN } from './session.ts';

export interface SecondFactor {
  id: string;
  type: 'totp' | 'phone';
  name: string;
  /** The last digits of a phone number. */
  phoneEnd: string;
  addedAt: string;
}

export interface SecondFactors {
  factors: SecondFactor[];
  hasRecoveryCodes: boolean;
}

/** The verified second factors of the account; a session that has yet to show one may ask too. */
export async function listSecondFactors(): Promise<SecondFactors> {
  const { client } = await auth();
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  return {
    factors: [...data.totp, ...data.phone]
      .map(factor => ({
        id: factor.id,
        type: factor.factor_type,
        name: factor.friendly_name ?? '',
        phoneEnd: 'phone' in factor ? String(factor.phone).slice(-2) : '',
        addedAt: factor.created_at,
      }))
      .toSorted((one, other) => one.addedAt.localeCompare(other.addedAt)),
    hasRecoveryCodes: data.recovery_code.length > 0,
  };
}

export async function answerTotp(factorId: string, code: string): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  return problemOf(error);
}

/** Has a code sent to a phone; the challenge is what it answers. */
export async function sendCode(
  factorId: string,
): Promise<{ problem: SessionProblem } | { problem: null; challengeId: string }> {
  const { client, problemOf } = await auth();
  const { data, error } = await client.mfa.challenge({ factorId, channel: 'sms' });
  const problem = problemOf(error);
  if (problem) return { problem };
  return { problem: null, challengeId: data?.id ?? '' };
}

export async function answerSentCode(
  factorId: string,
  challengeId: string,
  code: string,
): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const { error } = await client.mfa.verify({ factorId, challengeId, code });
  return problemOf(error);
}

export async function answerRecoveryCode(code: string): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const { error } = await client.mfa.recoveryCodes.verify({ code });
  return problemOf(error);
}

export interface BegunTotp {
  /** An image, as a data address. */
  qrCode: string;
  secret: string;
  uri: string;
}

export interface Beginning {
  type: SecondFactor['type'];
  name: string;
  phone: string;
  /** Asked for when the last sign-in is a while ago. */
  password: string;
}

/** Begins a factor; `totp` is there for an app. */
export async function beginSecondFactor(
  wanted: Beginning,
): Promise<{ problem: SessionProblem } | { problem: null; factorId: string; totp: BegunTotp | null }> {
  if (wanted.password !== '') return beginWithPassword(wanted);
  const { client, problemOf } = await auth();
  const { name: friendlyName, phone } = wanted;
  const { data, error } = await (wanted.type === 'totp'
    ? client.mfa.enroll({ factorType: 'totp', friendlyName })
    : client.mfa.enroll({ factorType: 'phone', friendlyName, phone }));
  if (error) return { problem: problemOf(error) ?? UNFORESEEN };
  return { problem: null, factorId: data.id, totp: data.type === 'totp' ? begunTotp(data.totp) : null };
}

function begunTotp(totp: { qr_code: string; secret: string; uri: string }): BegunTotp {
  return { qrCode: totp.qr_code, secret: totp.secret, uri: totp.uri };
}

interface Begun {
  id: string;
  totp?: { qr_code: string; secret: string; uri: string };
  error_code?: string;
  msg?: string;
}

/** The auth client's own call takes no password. */
async function beginWithPassword(wanted: Beginning): ReturnType<typeof beginSecondFactor> {
  const { client } = await auth();
  const { data } = await client.getSession();
  const response = await fetch(`${authAddress()}/factors`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'x-client-lang': document.documentElement.lang || 'fr',
    },
    body: JSON.stringify({
      factor_type: wanted.type,
      friendly_name: wanted.name,
      ...(wanted.type === 'phone' ? { phone: wanted.phone } : {}),
      current_password: wanted.password,
    }),
  });
  const begun = (await response.json()) as Begun;
  if (!response.ok) {
    const code = begun.error_code ?? `http_${response.status}`;
    return { problem: { code, message: begun.msg ?? '', reasons: [] } };
  }
  const totp = begun.totp
    ? begunTotp({ ...begun.totp, qr_code: `data:image/svg+xml;utf-8,${begun.totp.qr_code}` })
    : null;
  return { problem: null, factorId: begun.id, totp };
}

/** Takes a factor away; the session then learns what is left. */
export async function removeSecondFactor(factorId: string): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const { error } = await client.mfa.unenroll({ factorId });
  if (error) return problemOf(error);
  await client.refreshSession();
  return null;
}

export interface RecoveryCodesLeft {
  total: number;
  remaining: number;
}

/** Null: none were made, or this server has none. */
export async function countRecoveryCodes(): Promise<RecoveryCodesLeft | null> {
  const { client } = await auth();
  const { data, error } = await client.mfa.recoveryCodes.getStatus();
  if (error && (error.status ?? 0) >= 500) throw error;
  return error ? null : { total: data.total, remaining: data.remaining };
}

/** New codes, shown this once; those from before no longer work. */
export async function makeRecoveryCodes(
  replace: boolean,
): Promise<{ problem: SessionProblem } | { problem: null; codes: string[] }> {
  const { client, problemOf } = await auth();
  const { recoveryCodes } = client.mfa;
  const { data, error } = await (replace ? recoveryCodes.regenerate() : recoveryCodes.generate());
  if (error) return { problem: problemOf(error) ?? UNFORESEEN };
  return { problem: null, codes: data.codes };
}
