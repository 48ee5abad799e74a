import { requestProof } from '#web/shared/session/account.ts';
import type { SessionProblem } from '#web/shared/session/auth-client.ts';

import { auth, UNFORESEEN } from '#web/shared/session/session.ts';

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

/** The verified second factors of the account; also callable before the session has given one. */
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

/** Sends a code to a phone; returns the challenge. */
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
  /** An image, as a data URL. */
  qrCode: string;
  secret: string;
  uri: string;
}

interface Beginning {
  type: SecondFactor['type'];
  name: string;
  phone: string;
  /** Undefined: the account has none. */
  password: string | undefined;
}

/** Starts the set-up of a factor; `totp` is set for an app. */
export async function beginSecondFactor(
  wanted: Beginning,
): Promise<{ problem: SessionProblem } | { problem: null; factorId: string; totp: BegunTotp | null }> {
  // The auth client's own call takes no password.
  const chosen = await requestProof(wanted.password);
  if ('problem' in chosen) return chosen;
  const { client, problemOf } = await auth();
  const { name: friendlyName, phone } = wanted;
  const { data, error } = await (wanted.type === 'totp'
    ? client.mfa.enroll({ factorType: 'totp', friendlyName })
    : client.mfa.enroll({ factorType: 'phone', friendlyName, phone }));
  if (error) return { problem: problemOf(error) ?? UNFORESEEN };
  if (data.type !== 'totp') return { problem: null, factorId: data.id, totp: null };
  const { qr_code: qrCode, secret, uri } = data.totp;
  return { problem: null, factorId: data.id, totp: { qrCode, secret, uri } };
}

/** Removes a verified factor. Undefined: the account has no password. */
export async function removeSecondFactor(
  factorId: string,
  password: string | undefined,
): Promise<SessionProblem | null> {
  const chosen = await requestProof(password);
  return 'problem' in chosen ? chosen.problem : dropFactor(factorId);
}

/** Removes a factor, an unverified one without further proof; then refreshes the session. */
export async function dropFactor(factorId: string): Promise<SessionProblem | null> {
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

/** Null: none were created, or this server does not offer them. */
export async function countRecoveryCodes(): Promise<RecoveryCodesLeft | null> {
  const { client } = await auth();
  const { data, error } = await client.mfa.recoveryCodes.getStatus();
  if (error && (error.status ?? 0) >= 500) throw error;
  return error ? null : { total: data.total, remaining: data.remaining };
}

type MadeCodes = { problem: SessionProblem } | { problem: null; codes: string[] };

/** `makeRecoveryCodes` with the password as proof. Undefined: the account has none. */
export async function proveAndMakeCodes(replace: boolean, password: string | undefined): Promise<MadeCodes> {
  const chosen = await requestProof(password);
  return 'problem' in chosen ? chosen : makeRecoveryCodes(replace);
}

/** New codes, shown once; earlier ones no longer work. Needs a proof within the last minutes. */
export async function makeRecoveryCodes(replace: boolean): Promise<MadeCodes> {
  const { client, problemOf } = await auth();
  const { recoveryCodes } = client.mfa;
  const { data, error } = await (replace ? recoveryCodes.regenerate() : recoveryCodes.generate());
  if (error) return { problem: problemOf(error) ?? UNFORESEEN };
  return { problem: null, codes: data.codes };
}
