import type { SameShape } from '../../language/translate.ts';
import type { commonErrors as fr } from '../../fr/app/common-errors.ts';

export const commonErrors: SameShape<typeof fr> = {
  invalid_input: 'Value refused: {field}. Correct it and try again.',
  malformed_request: 'This request cannot be read. Check its format and try again.',
  unauthenticated: 'Not signed in',
  second_factor_needed: 'Confirm your sign-in with your second factor first.',
  forbidden: 'You are not allowed to do that. Ask an administrator.',
  foreign_origin: 'This request came from another site and was refused. Start again from Accroche.',
  not_found: 'This item does not exist, or no longer exists. Reload the page.',
  method_not_allowed: 'This address does not accept that operation.',
  conflict: 'Another change was made in the meantime. Reload the page and try again.',
  uploads_at_once:
    'We are still receiving other files from you. Wait until they have arrived, then try again.',
  work_at_once: 'We are still working on your earlier requests. Wait until they are done, then try again.',
  upload_too_slow: 'The upload is too slow: nothing was kept. Try again on a better connection.',
  payload_too_large: 'This upload is larger than the {limit} MB accepted. Reduce it and try again.',
  headers_too_large: 'The headers or the address of this request exceed 16 kB. Shorten them and try again.',
  rate_limited: 'Too many attempts. Try again in {waitSeconds}.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'The service is temporarily unavailable. Try again shortly.',
  idempotency_key_reused: 'This idempotency key was already used for another request. Use a new one.',

  name_unreadable:
    'This name cannot be shown as it is written. Write it on one line, in 80 characters at most, without invisible characters or mixed alphabets.',

  handle_empty: 'Please enter your TikTok @',
  handle_too_long: 'A TikTok handle has 24 characters at most.',
  handle_bad_characters: 'A TikTok handle contains only unaccented letters, digits, dots and underscores.',
  account_limit_reached: 'You have reached the number of TikTok accounts in your plan.',
  account_already_linked: 'This TikTok account is already linked to your profile.',
  bin_entry_not_found: 'This account is no longer in your bin.',
  account_not_found: 'This account is not linked to your profile.',
  primary_account_protected:
    'The primary account cannot be removed. Choose another primary account first, or change accounts.',
  account_holds_data:
    '@{username} already has data. Confirm to replace it: the data stays in the bin for 30 days.',
  sync_cooling_down: 'This account was synced just now. Next sync possible on {when}.',
  sync_already_running: 'An analysis of this account is already running. Wait for it to finish.',
  demo_handle_unknown: 'There is no such demo creator. Pick one from the list.',
  period_invalid: 'The period must be 2, 7, 15, 21 or 30 days.',
  comparison_not_in_plan:
    'Comparing accounts is reserved for Business plans. Choose one to compare your accounts.',
  comparison_too_few: 'A comparison takes at least two accounts. Add one.',
  comparison_too_many: 'At most ten accounts can be compared at a time. Take some out.',
  comparison_twice: 'An account cannot be compared with itself. Name each account only once.',

  source_not_consented:
    'Live collection is not allowed on this server. An administrator can allow it, in Administration. Without it, import a file or look at a demo creator.',
  source_not_found: 'TikTok has no account @{handle}. Check the spelling.',
  source_private:
    'The account @{handle} is private, so its numbers cannot be seen. Make it public or import a file.',
  source_deleted_or_blocked:
    'TikTok refuses access: the content was deleted, or this server is blocked. Try again later or import a file.',
  source_login_required: 'TikTok requires signing in to see @{handle}. Import a file instead.',
  source_age_restricted: 'TikTok reserves this content for certain audiences. Import a file instead.',
  source_rate_limited: 'TikTok is asking us to slow down. Your latest numbers are kept; try again later.',
  source_challenge:
    'TikTok wants to verify our server. Your latest numbers are kept; try again later or import a file.',
  source_network: 'TikTok cannot be reached from this server. Check the network or import a file.',
  source_timeout: 'TikTok did not answer in time. Try again in a few minutes.',
  source_no_videos: 'The account @{handle} has not published a video yet.',
  source_partial: 'TikTok gave only some of the videos. What was read is kept; try again later for the rest.',
  source_parse_changed:
    'TikTok has changed its page and it could not be read. Import a file until the next update.',
  source_not_installed:
    'The yt-dlp program is not installed on this server, so videos cannot be read. Import a file, or ask for it to be installed.',
  source_too_old:
    'The version of yt-dlp is too old: {found}, where at least {needed} is needed. Ask for an update or import a file.',
  source_unsupported_url: 'This is not the address of a TikTok account. Paste the address of a profile.',
  source_not_found_or_blocked:
    'The account @{handle} cannot be found, or TikTok is blocking this server. Check the spelling, then try again or import a file.',
  source_unavailable:
    'TikTok gives no access to this content for the moment. Try again later or import a file.',
  source_auth_expired:
    'TikTok’s permission for @{handle} is no longer valid. Connect this account to TikTok again.',
  source_scope_missing:
    'TikTok’s permission for @{handle} does not cover all the numbers asked for. Connect this account again and accept everything.',
  source_wrong_account:
    'The permission given is for another TikTok account than @{handle}. Sign in to TikTok with the right account, then try again.',
  source_quota:
    'The credit of the Apify token is used up, or its monthly limit is reached. Top it up at Apify, or import a file.',
  source_token_refused:
    'Apify refuses the token: it is wrong, expired or withdrawn. Replace it in your settings; if it is the server’s, tell the administrator.',
  job_interrupted: 'The analysis was interrupted. Start it again; nothing is lost.',

  connection_unavailable: 'This server cannot connect this account to TikTok. Import a file instead.',
  connection_redirect:
    'TikTok cannot send you back to {address}: it accepts only an https address, or localhost with a port. Ask the administrator to set APP_URL.',
  connection_expired:
    'This visit to TikTok has expired, has already been used, or began in another browser. Begin again from your accounts.',
  connection_denied: 'Permission was refused at TikTok. Nothing has changed; you can begin again.',
  connection_scopes:
    'The permission given at TikTok does not cover all the numbers asked for. Begin again and accept everything TikTok lists.',
  connection_sandbox:
    'The TikTok app of this server is a sandbox and does not know this account. Ask the administrator to add it there.',
  connection_failed: 'TikTok did not confirm the permission. Begin again from your accounts.',

  apify_token_shape:
    'This is not an Apify token. Copy it whole from Apify, under “Settings”, “API & Integrations”.',
  apify_token_refused:
    'Apify refuses this token: it is wrong, expired, withdrawn or without the rights it needs. Copy another one from Apify, under “Settings”, “API & Integrations”.',
  apify_unreachable:
    'Apify did not answer as expected: the token could not be checked, and nothing is saved. Try again in a few minutes.',
  apify_token_missing: 'No Apify token is saved. Give one first.',

  import_file_missing: 'No file arrived. Choose a file to import.',
  import_empty: 'This file is empty. Choose another one.',
  import_too_large: 'This file is larger than {limit} MB. Split it and import the parts one after the other.',
  import_bad_encoding:
    'This file is not UTF-8 text: it is damaged or in another format. Export it again and try again.',
  import_not_json: 'This file is not readable JSON (line {line}). Export it again and try again.',
  import_unknown_format:
    'We do not recognise this file. Accepted: TikTok Studio exports, “Download your data”, Apify items, the output of “yt-dlp -J”, a page’s “itemList”, and tables of videos (CSV or Excel).',
  import_no_videos:
    'This file holds no video and no figure that we can use. Nothing is saved. Choose another file.',
  import_no_usable_row:
    'Rows rejected: {count}. None of them can be imported: nothing is saved, and no account is linked.',
  import_read_at:
    'A file cannot date from before its newest video ({from}) or after today ({to}). Give a date between the two.',
  import_no_handle: 'This file names no account. Say which @ it belongs to.',
  import_several_accounts: 'This file contains several accounts: {handles}. Say which ones to import.',
  import_handle_mismatch:
    'This file is about {found}, not @{expected}. Choose the right account or another file.',
  import_days_gap:
    'In {file}, the date on line {line} (“{text}”) is not one day after the one before: without years the dates cannot be worked out. Export the file from TikTok Studio once more.',
  import_money:
    'In {file}, the column “{header}” holds “{text}” (line {line}): that looks like money, not views or followers. Say what it holds, or choose another file.',
  import_unknown_columns:
    'The columns of {file} are not recognised. Say what each of them holds, or choose another file.',
  import_columns_doubled:
    'In {file}, two columns are given for the same thing: {columns}. Leave one of them aside.',
  import_date_order:
    'In {file}, line {line}, “{text}” can be read in two ways. Say whether the day or the month comes first.',
  import_bad_choice: 'The choice of columns cannot be read. Choose the file again.',
  import_zip_unsafe:
    'This file holds something refused for safety ({name}). Nothing was imported. Download it again.',
  import_zip_unreadable: 'This ZIP or Excel workbook is damaged or incomplete ({name}). Download it again.',
  import_too_many_cells:
    'This table holds more than {limit} cells. Keep only the columns you need, or split it and import the parts one after the other.',
  import_too_many_accounts:
    'This file names more than {limit} accounts. Split it and import the parts one after the other.',
  import_not_found: 'This import does not exist, or no longer exists. Reload the page.',
  import_already_undone: 'This import has already been undone.',
};
