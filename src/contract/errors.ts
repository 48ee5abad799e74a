/**
 * Every refusal the product can answer: code → HTTP status.
 * Each code has a French and an English sentence in `i18n/{fr,en}/errors.ts`; one without does not compile.
 */
export const ERROR_STATUS = {
  invalid_input: 422,
  malformed_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  idempotency_key_reused: 409,

  handle_empty: 422,
  handle_too_long: 422,
  handle_bad_characters: 422,
  account_limit_reached: 403,
  account_already_linked: 409,
  account_not_found: 404,
  primary_account_protected: 409,
  sync_cooling_down: 429,
  sync_already_running: 409,
  demo_handle_unknown: 404,
  period_invalid: 422,

  source_not_consented: 409,
  source_not_found: 404,
  source_private: 409,
  source_deleted_or_blocked: 502,
  source_login_required: 502,
  source_age_restricted: 502,
  source_rate_limited: 503,
  source_challenge: 502,
  source_network: 502,
  source_timeout: 504,
  source_no_videos: 409,
  source_partial: 502,
  source_parse_changed: 502,
  source_not_installed: 503,
  source_too_old: 503,
  source_unsupported_url: 422,
  source_not_found_or_blocked: 502,
  source_unavailable: 502,
  job_interrupted: 500,

  import_file_missing: 422,
  import_empty: 422,
  import_too_large: 413,
  import_bad_encoding: 422,
  import_not_json: 422,
  import_unknown_format: 422,
  import_no_videos: 422,
  import_no_handle: 422,
  import_several_accounts: 422,
  import_handle_mismatch: 422,
  import_not_found: 404,
  import_already_undone: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What the sentence of a code may mention. */
export type ErrorValues = Record<string, string | number>;
