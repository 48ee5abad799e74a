import type { Language } from '#contract/wire/languages.ts';
import { auth as english } from '#i18n/en/auth/auth.ts';
import { auth as french } from '#i18n/fr/auth/auth.ts';
import { fill } from '#i18n/language/translate.ts';
import type { WeakPasswordReason } from '#domain/auth/password.ts';

/** Every error code of /auth/v1 with its status, named as in GoTrue; its sentence is `auth.refusals.<code>`. */
const STATUS = {
  invalid_credentials: 400,
  email_not_confirmed: 400,
  user_already_exists: 422,
  user_banned: 400,
  email_address_invalid: 400,
  name_unreadable: 422,
  weak_password_length: 422,
  weak_password_pwned: 422,
  weak_password_same_as_email: 422,
  same_password: 422,
  reauthentication_needed: 400,
  current_password_wrong: 400,
  session_too_old: 400,
  otp_expired: 403,
  email_change_elsewhere: 403,
  sign_up_password_differs: 422,
  over_request_rate_limit: 429,
  too_many_passwords: 429,
  over_email_send_rate_limit: 429,
  over_capacity: 503,
  unavailable: 503,
  validation_failed: 422,
  bad_json: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  foreign_origin: 403,
  no_authorization: 401,
  bad_jwt: 403,
  session_not_found: 403,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  unsupported_grant_type: 400,
  email_provider_disabled: 422,
  phone_provider_disabled: 422,
  anonymous_provider_disabled: 422,
  provider_disabled: 400,
  bad_oauth_state: 400,
  oauth_access_denied: 403,
  oauth_failed: 500,
  provider_email_needs_verification: 422,
  flow_state_not_found: 404,
  bad_code_verifier: 400,
  identity_already_exists: 422,
  another_google_account: 422,
  identity_not_found: 404,
  single_identity_not_deletable: 422,
  insufficient_aal: 403,
  mfa_factor_type_not_offered: 422,
  mfa_factor_not_found: 404,
  mfa_factor_name_conflict: 422,
  mfa_factor_name_refused: 422,
  mfa_phone_refused: 422,
  mfa_challenge_expired: 422,
  mfa_verification_failed: 422,
  too_many_enrolled_mfa_factors: 422,
  mfa_recovery_codes_sole_factor: 422,
  mfa_codes_locked: 429,
  mfa_recovery_codes_locked: 429,
  mfa_verified_factor_exists: 422,
  over_sms_send_rate_limit: 429,
  sms_send_failed: 502,
  not_found: 404,
  method_not_allowed: 405,
  unexpected_failure: 500,
} as const satisfies Record<keyof (typeof french)['refusals'], number>;

export type RefusalCode = keyof typeof STATUS;

interface Extra {
  values?: Readonly<Record<string, string | number>>;
  retryAfterSeconds?: number;
  weakPasswordReasons?: WeakPasswordReason[];
}

/** An authentication error; handlers throw it, the routes return it in GoTrue's format. */
export class AuthRefusal extends Error {
  readonly code: RefusalCode;
  readonly extra: Extra;
  constructor(code: RefusalCode, extra: Extra = {}) {
    super(code);
    this.name = 'AuthRefusal';
    this.code = code;
    this.extra = extra;
  }

  get status() {
    return STATUS[this.code];
  }
}

export function weakPassword(reasons: [WeakPasswordReason, ...WeakPasswordReason[]]): AuthRefusal {
  return new AuthRefusal(`weak_password_${reasons[0]}`, { weakPasswordReasons: reasons });
}

export function sentenceOf(refusal: AuthRefusal, language: Language): string {
  const texts = language === 'en' ? english.refusals : french.refusals;
  return fill(texts[refusal.code], refusal.extra.values ?? {}, language);
}

/** The body that `@supabase/auth-js` parses: `code` is the status, `error_code` the name. */
export function refusalBody(refusal: AuthRefusal, language: Language): Record<string, unknown> {
  const msg = sentenceOf(refusal, language);
  const reasons = refusal.extra.weakPasswordReasons;
  return {
    code: refusal.status,
    error_code: reasons ? 'weak_password' : refusal.code,
    msg,
    ...(reasons ? { weak_password: { message: msg, reasons } } : {}),
  };
}
