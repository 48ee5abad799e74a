import type { ErrorCode } from '#contract/errors.ts';

export const errors: Record<ErrorCode, string> = {
  invalid_input: 'Value refused: {field}. Correct it and try again.',
  malformed_request: 'This request cannot be read. Check its format and try again.',
  unauthenticated: 'Not signed in',
  second_factor_needed: 'Confirm your sign-in with your second factor first.',
  forbidden: 'You are not allowed to do that. Ask an administrator.',
  not_found: 'This item does not exist, or no longer exists. Reload the page.',
  method_not_allowed: 'This address does not accept that operation.',
  conflict: 'Another change was made in the meantime. Reload the page and try again.',
  payload_too_large: 'This upload is over the accepted size, {limit} MB. Reduce it and try again.',
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
  primary_account_protected: 'The primary account cannot be removed. Choose another primary account first.',
  sync_cooling_down: 'This account was synced just now. Next sync possible on {when}.',
  sync_already_running: 'An analysis of this account is already running. Wait for it to finish.',
  demo_handle_unknown: 'There is no such demo creator. Pick one from the list.',
  period_invalid: 'The period must be 2, 7, 15, 21 or 30 days.',
  comparison_not_in_plan:
    'Comparing accounts is reserved for Business plans. Choose one to compare your accounts.',
  comparison_too_few: 'A comparison takes at least two accounts. Add one.',
  comparison_too_many: 'Ten accounts at most are compared at a time. Take some out.',
  comparison_twice: 'An account is not compared with itself. Name each account only once.',

  source_not_consented:
    'Live collection is not allowed on this server. Import a file, look at a demo creator, or ask the administrator to allow it.',
  source_not_found: 'TikTok knows no account @{handle}. Check the spelling.',
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
  source_unsupported_url: 'This is not the address of a TikTok account. Paste that of a profile.',
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
    'The credit of the Apify token is used up, or its limit for the month reached. Top it up at Apify, or import a file.',
  source_token_refused:
    'Apify refuses the token: it is wrong, expired or withdrawn. Replace it in your settings; if it is the server’s, tell the administrator.',
  job_interrupted: 'The analysis was interrupted. Start it again; nothing is lost.',

  connection_unavailable: 'This server cannot connect this account to TikTok. Import a file instead.',
  connection_redirect:
    'TikTok does not return to {address}: it takes an https address, or localhost with a port. Ask the administrator to set APP_URL.',
  connection_expired:
    'This trip to TikTok has expired, was used before, or comes from another browser. Begin again from your accounts.',
  connection_denied: 'Permission was refused at TikTok. Nothing has changed; you can begin again.',
  connection_scopes:
    'The permission given at TikTok does not cover all the numbers asked for. Begin again and accept everything TikTok lists.',
  connection_sandbox:
    'The TikTok app of this server is a sandbox and does not know this account. Ask the administrator to add it there.',
  connection_failed: 'TikTok did not confirm the permission. Begin again from your accounts.',

  apify_token_shape:
    'This is no Apify token. Copy it whole from Apify, under “Settings”, “API & Integrations”.',
  apify_token_refused:
    'Apify refuses this token: it is wrong, expired, withdrawn or without the rights it needs. Copy another one from Apify, under “Settings”, “API & Integrations”.',
  apify_unreachable:
    'Apify did not answer as expected: the token could not be checked, and nothing is saved. Try again in a few minutes.',
  apify_token_missing: 'No Apify token is saved. Give one first.',

  model_address_shape: 'This is not an address. Write it out, with https:// before it.',
  model_address_missing: 'The address of the server is missing. Copy it from its documentation.',
  model_address_forbidden:
    'This address is not allowed: it has to be a public one with https. The administrator can open private networks.',
  model_name_shape: 'This is not the name of a model. Copy it as the provider writes it, without spaces.',
  model_key_shape: 'This is not a key. Copy all of it, without spaces or accents.',
  model_key_missing: 'The key is missing: give it, once more if the address has changed.',
  model_key_refused: 'The provider refuses this key: it is wrong, expired or lacks the rights it needs.',
  model_no_credit: 'The account of this key has no credit left. Top it up at the provider.',
  model_unknown: 'The provider knows no such model at this address. Check both.',
  model_unreachable: 'This server did not answer in time. Check the address, then try again.',
  model_rate_limited: 'The provider asks to wait. Try again in a minute.',
  model_unusable: 'This model answers, but not as it should. Choose another one.',
  model_missing: 'No model is saved. Give one first.',
  model_from_environment:
    'The model of this server is set by its configuration (AI_PROVIDER, AI_MODEL): it is changed there, not here.',

  import_file_missing: 'No file arrived. Choose a file to import.',
  import_empty: 'This file is empty. Choose another one.',
  import_too_large: 'This file is larger than {limit} MB. Split it and import the parts one after the other.',
  import_bad_encoding:
    'This file is not UTF-8 text: it is damaged or in another format. Export it again and try again.',
  import_not_json: 'This file is not readable JSON (line {line}). Export it again and try again.',
  import_unknown_format:
    'We do not recognise this file. Accepted: TikTok Studio exports (CSV or ZIP), “Download your data” (JSON or ZIP), Apify items and the output of “yt-dlp -J”.',
  import_no_videos: 'This file contains no readable video. Check that it comes from TikTok, Apify or yt-dlp.',
  import_no_handle: 'This file names no account. Say which @ it belongs to.',
  import_several_accounts: 'This file contains several accounts: {handles}. Choose which one to import.',
  import_handle_mismatch:
    'This file is about {found}, not @{expected}. Choose the right account or another file.',
  import_days_gap:
    'In {file}, the date on line {line} (“{text}”) is not one day after the one before: without years the dates cannot be found again. Export the file from TikTok Studio once more.',
  import_unknown_columns:
    'The columns of {file} are not recognised. Say what each of them holds, or choose another file.',
  import_columns_doubled:
    'In {file}, two columns are given for the same thing: {columns}. Leave one of them aside.',
  import_date_order:
    'In {file}, line {line}, “{text}” can be read in two ways. Say whether the day or the month comes first.',
  import_bad_choice: 'The choice of columns cannot be read. Choose the file again.',
  import_zip_unsafe:
    'This ZIP holds something refused for safety ({name}). Nothing was imported. Download it from TikTok again.',
  import_zip_unreadable: 'This ZIP is damaged or incomplete ({name}). Download it from TikTok again.',
  import_spreadsheet:
    'Excel workbooks are not read. In TikTok Studio, choose the CSV format when downloading.',
  import_not_found: 'This import does not exist, or no longer exists. Reload the page.',
  conversation_not_found: 'This conversation does not exist, or no longer does.',
  conversation_full: 'This conversation already has {limit} questions. Start a new one.',
  conversation_limit_reached: 'You already have {limit} conversations. Delete some to start another one.',
  question_empty: 'Write a question.',
  question_too_long: 'This question is too long: {limit} characters at most.',
  experiment_not_found: 'This test does not exist, or no longer does. Reload the page.',
  experiment_locked:
    'This test has been locked since its first video: neither its hypothesis nor its rule changes any more. To try something else, create another test.',
  experiment_ended: 'This test has ended. Create another one to go on.',
  experiment_arm_full: 'This version has its {planned} videos. One more would not enter the verdict.',
  experiment_limit_reached:
    'This account has {limit} tests already, deleted ones included. The oldest deleted ones go after 30 days.',
  experiment_video_unknown:
    'This video is not known among those of @{username}. Sync the account or import a file.',
  experiment_video_older:
    'This video was published before the test was created, on {since}. Choose a video published since.',
  experiment_video_taken: 'This video is already in the other version of this test.',
  experiment_video_withdrawn: 'This video was taken out of this test: it does not come back.',
  experiment_video_measurable:
    'This video is more than {days} days old: its result can be known, so it stays in the test.',

  analysis_not_found: 'This analysis does not exist, or no longer does. Reload the list.',
  analysis_no_video: 'This text leads to no TikTok video. Paste the link of a video, or drop its file.',
  analysis_several_links: 'This text holds {count} links. Analyse them together, one link a line.',
  analysis_account_link: 'This is the account @{username}, not a video. Pick one of its videos.',
  analysis_other_platform:
    'This link leads to {platform}. Only TikTok videos are analysed by their link; you can drop the video’s file.',
  analysis_unsafe_link: 'This address is no ordinary TikTok link: it was not opened.',
  analysis_video_unknown:
    'This video is not among those of your linked accounts. Sync the account, or paste its link.',
  analysis_file_gone: 'The file “{name}” is no longer kept here. Drop it again.',
  short_link_dead: 'This short link leads to no video and no account. Open it and copy the full address.',
  short_link_forbidden: 'This short link leads away from TikTok: it was not followed.',
  short_link_unreachable:
    'TikTok did not answer for this short link. Try again in a moment, or paste the full address.',
  short_link_not_consented:
    'This server does not ask TikTok: a short link cannot be followed. Paste the video’s full address.',
  upload_not_found: 'This file does not exist, or is no longer kept. Drop it again.',
  upload_empty: 'This file is empty. Choose another one.',
  upload_wrong_type: '“{name}” is neither an MP4, MOV or WebM video, nor SRT or VTT captions.',
  upload_too_large: 'This file is too large: {limit} MB at most.',
  upload_no_room: 'Your files already take {used} MB of {room} MB. Delete one, then try again.',
  upload_interrupted: 'The upload was interrupted: nothing was kept. Try again.',
  captions_unreadable:
    'These captions hold no usable line. Check the file, or analyse the video without them.',
  storage_full: 'This server has no room left for new files. Try again later, or tell its administrator.',
  storage_unavailable: 'The file storage does not answer. Try again in a moment.',
  media_empty: 'This file is empty.',
  media_too_big: 'This video is too large: 500 MB at most.',
  media_too_long: 'This video is too long: ten minutes at most.',
  media_too_many_pixels: 'The picture of this video is too large: 4096 pixels a side at most.',
  media_not_a_video: 'This file is no video, whatever its name says.',
  media_playlist: 'This file points to other files instead of holding a video.',
  media_unsupported_format: 'This video format is not supported. Convert it to MP4, MOV or WebM.',
  media_truncated: 'This file is incomplete or damaged: the video cannot be read to its end.',
  media_time_ran_out: 'The analysis of this file took too long. Try a shorter or lighter video.',
  media_memory_ran_out: 'The analysis of this file needs too much memory. Try a smaller video.',
  media_ffmpeg_missing: 'This server has no ffmpeg: video files cannot be measured. Tell its administrator.',
  media_ffmpeg_too_old:
    'The ffmpeg of this server is too old to measure video files. Tell its administrator.',
  media_analysis_failed:
    'The analysis of this file broke off. Try again; if it happens again, write to support.',

  generation_topic_missing: 'Write a topic or choose a niche.',
  generation_topic_unreadable: 'This topic holds no word. Say in a few words what the video is about.',
  generation_niche_unknown: 'There is no niche “{niche}”. Choose one from the list.',
  generation_hook_refused:
    'This hook cannot be the start: it promises what no video can keep, or holds a coarse word, a link or markup. Rephrase it.',
  generation_beat_unknown:
    'This beat of the script does not exist or is not open in your plan. Reload the page.',
  generation_script_whole: 'A script is not replaced here. Generate another one on the Scripts page.',
  generation_not_found: 'This text does not exist, or not any more. Reload the page.',
  generation_running: 'This generation is already under way, perhaps in another tab. Wait a moment.',
  generation_nothing_passed:
    'No text passed the checks for this request. Rephrase the topic or change the tone. Nothing was counted.',
  generation_no_winners:
    'Your measured videos support no kind of opening so far. Generate without this option.',
  putaclic_not_in_plan: 'Putaclic+ is not part of your plan. Generate without it, or change plan.',
  putaclic_payoff_missing:
    'Say what the video shows at the end: without it a loud hook would promise nothing it can keep.',
  payments_unavailable: 'This installation sells no subscriptions.',
  payments_failed:
    'The payment service did not answer as expected. Nothing was charged. Try again in a moment.',
  webhook_signature_wrong: 'This event is not signed by the payment service.',
  subscription_exists: 'You already have a subscription. Change your plan in your settings.',
  subscription_missing: 'There is no running subscription.',
  subscription_leaving: 'Your subscription is cancelled. Take it up again first, then change the plan.',
  plan_unchanged: 'This is your plan already.',
  payment_open: 'An invoice is waiting to be paid. Pay it first, then change the plan.',
  coupon_taken: 'The code {code} exists already. Choose another one, or end that one first.',
  price_outdated: 'This amount is no longer up to date. Look at the new one, then confirm.',
  account_read_only:
    '@{username} is read-only: your plan follows fewer accounts. Choose your active accounts in the settings, or change plans.',
  account_choice_too_soon: 'This choice was made less than 30 days ago. It can change on {when}.',
  account_choice_wrong: 'Choose {limit} accounts at most, among yours.',
  cancellation_link_wrong: 'This link is not valid, or no longer. Ask for another one.',

  api_key_refused: 'An API key does not give access to this operation. Sign in to do it.',
  api_key_read_only: 'This API key allows reading only. Use one that may also change things.',
  api_key_limit_reached: 'You already have {limit} keys in force. Revoke one before you create another.',
  archive_not_zip: 'This file is not a readable ZIP archive. Choose the one Accroche gave you.',
  archive_not_ours:
    'This archive does not come from Accroche: {name} is missing. Choose the one from “Export everything”.',
  archive_newer: 'This archive was made by a newer version of Accroche. Update this server.',
  archive_too_large: 'This archive exceeds {limit} MB once opened. It cannot be imported here.',
  archive_unsafe: 'This archive holds something unexpected or dangerous ({name}). Nothing was imported.',
  archive_damaged: 'The file {name} of this archive is damaged or was changed. Export it again.',
  archive_bad_row: 'The file {name} holds a refused value (line {row}, {field}). Nothing was imported.',
  deletion_word_wrong: 'To confirm, type {word}, in capitals.',
  deletion_password_wrong: 'This is not the right password. Your account is unchanged.',
  import_already_undone: 'This import has already been undone.',

  account_analysis_limit_reached:
    'You have used all your account analyses ({limit}). New ones will be available on {when}.',
  video_analysis_limit_reached:
    'You have used all your video analyses ({limit}). New ones will be available on {when}.',
  script_generation_limit_reached:
    'You have used all your script generations ({limit}). New ones will be available on {when}.',
  hooks_generation_limit_reached:
    'You have used all your hook generations ({limit}). New ones will be available on {when}.',
  chatbot_questions_limit_reached:
    'You have asked all your questions ({limit}). New ones will be available on {when}.',
  report_days_invalid: 'A report covers 7 to 365 days. Give a whole number of days.',
  report_no_videos:
    'No video of @{username} is known. Sync the account or import a file, then run the analysis again. Nothing was counted.',
  video_not_found: 'Your account does not know this video. Reload the page.',
  video_report_not_found:
    'This report is not here: it was deleted, or it is still being made. Reload the list.',
  report_view_exists: 'A view is already called “{name}”. Give it another name.',
  report_view_limit_reached: 'You already have {limit} views. Delete one before you add another.',
  report_view_not_found: 'This view is gone. Reload the list.',
  share_days_invalid: 'A link opens for 1 to 90 days. Choose a whole number of days.',
  share_link_closed:
    'This link shows nothing: it is incomplete, it has expired, or whoever made it took it back. Ask them for another one.',
  share_link_limit_reached: 'You already have {limit} open links. Take one back before you make another.',
  share_link_not_found: 'This link is gone. Reload the list.',
  schedule_exists: 'A schedule with these settings exists already for this account.',
  schedule_invalid: 'Choose a day of the week, or a day of the month from 1 to 31.',
  schedule_limit_reached: 'You have {limit} schedules already. Delete one before you create another.',
  schedule_mail_link_wrong:
    'This link is not valid. Open the one in the latest message you received, whole and unchanged.',
  schedule_not_found: 'This schedule does not exist, or no longer does. Reload the page.',
  schedule_not_in_plan: 'Scheduled reports are not part of the free plan.',
  schedule_recipient_invalid: '“{email}” is not a valid e-mail address.',
  schedule_too_many_asked:
    'Too many people were invited in the last 24 hours. Wait before you invite others.',
  schedule_too_many_recipients: 'A schedule can have five other recipients at most.',
  script_export_locked:
    'The rest of this script is not open in your plan: it cannot be exported. The text shown can be copied.',
  report_export_not_included:
    'The Free plan exports your raw figures alone, as CSV. Paid plans also export the report as PDF, Excel, JSON and Markdown.',
  table_export_not_included:
    'The Free plan exports your raw figures alone. Paid plans also export this table.',
  brand_not_in_plan: 'Your brand on reports is part of the Business plans.',
  brand_colour_invalid:
    'A colour is written as a hash and six digits or letters from A to F, such as #0b6b64.',
  brand_titles_pale:
    'This title colour is hard to read on white paper: its contrast is {ratio}, {needed} is needed. Choose a darker one.',
  brand_accent_pale:
    'This accent colour is hard to see on white paper: its contrast is {ratio}, {needed} is needed. Choose a darker one.',
  brand_logo_too_large: 'This logo is larger than 200 kB. Make it smaller and choose it again.',
  brand_logo_unreadable: 'This file is not a whole PNG or JPEG picture. Choose another one.',
  brand_logo_too_many_pixels:
    'This logo is more than 2,000 pixels wide or high. Make it smaller and choose it again.',
  brand_logo_unsupported:
    'This logo is stored in a way that PDFs do not show (CMYK, 16 bits or interlaced). Save it as an ordinary PNG or JPEG.',
  note_changed: 'This note has been changed elsewhere since. Nothing was written over.',
  report_not_found: 'This report does not exist, or no longer does. Reload the list.',

  ticket_not_found: 'This request does not exist, or no longer does. Reload the list.',
  ticket_limit_reached:
    'You already have {limit} open requests. Close those that are settled, or go on with one of them.',
  ticket_full: 'This request already holds {limit} messages. Open a new one to go on.',
  ticket_unanswered: 'You can rate the answer as soon as it has arrived.',
  ticket_too_fast: 'The form was sent too fast. Read it through, then send it again.',
  ticket_too_many: 'Several requests have just come from this address. Try again tomorrow.',

  download_not_found: 'There is no such download, or its file is not kept any more. Reload the list.',
  download_no_link: 'Paste the link of at least one video, one a line.',
  download_too_many: 'Paste {limit} links at most at a time.',
  download_rights_missing:
    'First confirm that these videos are yours or that their author allows you to download them.',
  download_queue_full: 'You have {limit} downloads under way already. Wait for them to end, or cancel some.',
  download_not_now:
    'This download has changed meanwhile: that choice is not possible any more. Reload the list.',
  download_already_there: 'This video is among your downloads already.',

  user_not_found: 'This user does not exist, or no longer does. Reload the list.',
  last_admin: 'This is the last administrator of this server. Appoint another one first.',
  own_role: 'Nobody gives themselves a role. Ask another administrator for it.',
  own_lock: 'You cannot lock your own account. Another administrator can.',
  own_factors: 'Your own second factors are removed in your settings, after a confirmed sign-in.',
  no_factors: 'This account has no second factor.',
  already_confirmed: 'This user’s address is confirmed already.',
  credit_without_limit: 'This quota is unlimited for this user: a credit would change nothing.',
  run_not_retryable: 'This run cannot be started again: it has not failed, or its file or account is gone.',
  message_not_readable: 'This message was handed to the sending server: its text is not kept here.',
  view_of_admin: 'An administrator cannot be viewed in this way.',
  view_of_self: 'This is your own account: simply open your pages.',
  view_read_only:
    'While you view somebody’s account, or the demo, nothing can be changed, and some data stays closed. Stop viewing to act in your own name.',
  view_ended: 'This viewing is over. Go back to the administration to start another one.',
};
