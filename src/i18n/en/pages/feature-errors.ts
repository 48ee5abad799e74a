import type { SameShape } from '../../language/translate.ts';
import type { featureErrors as fr } from '../../fr/pages/feature-errors.ts';

export const featureErrors: SameShape<typeof fr> = {
  parameter_unknown: 'Unknown parameter: {parameter}. Accepted parameters: {known}.',
  parameters_not_taken: 'Unknown parameter: {parameter}. This address takes no parameters.',

  model_address_shape: 'This is not an address. Write it in full, starting with https://.',
  model_address_missing: 'The address of the server is missing. Copy it from its documentation.',
  model_address_forbidden:
    'This address is not allowed: it has to be a public one with https. The administrator can allow private networks.',
  model_name_shape: 'This is not the name of a model. Copy it as the provider writes it, without spaces.',
  model_key_shape: 'This is not a key. Copy all of it, without spaces or accents.',
  model_key_missing: 'The key is missing. Enter it; if the address has changed, enter it again.',
  model_key_refused: 'The provider refuses this key: it is wrong, expired or lacks the rights it needs.',
  model_no_credit: 'The account of this key has no credit left. Top it up at the provider.',
  model_unknown: 'The provider knows no such model at this address. Check both.',
  model_unreachable: 'This server did not answer in time. Check the address, then try again.',
  model_rate_limited: 'The provider asks us to wait. Try again in a minute.',
  model_unusable: 'This model answers, but not as it should. Choose another one.',
  model_missing: 'No model is saved. Give one first.',
  model_from_environment:
    'The model of this server is set by its configuration (AI_PROVIDER, AI_MODEL): it is changed there, not here.',
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
    'No video of @{username} published before today is known, and a report ends yesterday. If you have just posted, come back tomorrow; otherwise import a newer file, or have the account read where that is possible. Nothing was counted.',
  video_not_found: 'This video is not known for your account. Reload the page.',
  video_report_not_found:
    'This report is not here: it was deleted, or it is still being made. Reload the list.',
  report_view_exists: 'A view is already called “{name}”. Give it another name.',
  report_view_limit_reached: 'You already have {limit} views. Delete one before you add another.',
  report_view_not_found: 'This view is gone. Reload the list.',
  share_days_invalid: 'A link opens for 1 to 90 days. Choose a whole number of days.',
  share_link_closed:
    'This link shows nothing: it is incomplete, it has expired, whoever made it has revoked it, it is suspended, or its report is in the bin (the link opens again if they restore it). Ask them for another one.',
  share_link_limit_reached: 'You already have {limit} open links. Revoke one before you make another.',
  share_link_not_found: 'This link is gone. Reload the list.',
  schedule_exists: 'A schedule with these settings exists already for this account.',
  schedule_invalid: 'Choose a day of the week, or a day of the month from 1 to 31.',
  schedule_limit_reached: 'You have {limit} schedules already. Delete one before you create another.',
  schedule_mail_link_wrong:
    'This link is not valid. Open the one in the latest message you received, whole and unchanged.',
  schedule_mails_ended: 'These reports are no longer sent to you. There is nothing for you to do.',
  schedule_not_found: 'This schedule does not exist, or no longer does. Reload the page.',
  schedule_not_in_plan: 'Scheduled reports are not part of the free plan.',
  schedule_recipient_declined:
    'The person at “{email}” no longer wants your reports by e-mail: they are not invited again. Remove this address, or give them a share link.',
  schedule_recipient_invalid: '“{email}” is not a valid e-mail address.',
  schedule_recipient_silent:
    'Several of your invitations already wait for an answer from “{email}”. Wait for it, or invite this person again in {days} days.',
  schedule_too_many_asked:
    'Too many people were invited in the last 24 hours. Wait before you invite others.',
  schedule_too_many_recipients: 'A schedule can have five other recipients at most.',
  script_export_locked:
    'The rest of this script is not open in your plan: it cannot be exported. The text shown can be copied.',
  report_export_not_included:
    'The Free plan exports only your raw figures, as CSV. Paid plans also export the report as PDF, Excel, JSON and Markdown.',
  table_export_not_included:
    'The Free plan exports only your raw figures. Paid plans also export this table.',
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

  conversation_not_found: 'This conversation does not exist, or no longer does.',
  conversation_full: 'This conversation already has {limit} questions. Start a new one.',
  conversation_limit_reached: 'You already have {limit} conversations. Delete some to start another one.',
  question_empty: 'Write a question.',
  question_too_long: 'This question is too long: {limit} characters at most.',
  experiment_not_found: 'This test does not exist, or no longer does. Reload the page.',
  experiment_locked:
    'This test has been locked since its first video: neither its hypothesis nor its rule can be changed any more. To try something else, create another test.',
  experiment_ended: 'This test has ended. Create another one to go on.',
  experiment_arm_full: 'This version has its {planned} videos. One more would not count towards the verdict.',
  experiment_limit_reached:
    'This account has {limit} tests already, deleted ones included. The oldest deleted ones go after 30 days.',
  experiment_video_unknown:
    'This video is not known among those of @{username}. Import a newer file, or have the account read where that is possible.',
  experiment_video_older:
    'This video was published before the test was created, on {since}. Choose a video published since.',
  experiment_video_result_known:
    'The views of this video are already known: its version is not chosen after the result. Place each video within {hours} hours of posting it.',
  experiment_video_taken: 'This video is already in the other version of this test.',
  experiment_video_withdrawn: 'This video was taken out of this test: it does not come back.',
  experiment_video_measurable:
    'This video stays in the test: its views were read more than a day after posting, or it is more than {days} days old.',

  analysis_not_found: 'This analysis does not exist, or no longer does. Reload the list.',
  analysis_no_video:
    'This text does not lead to a TikTok video. Paste the link of a video, or drop its file.',
  analysis_several_links: 'This text holds {count} links. Analyse them together, one link per line.',
  analysis_account_link: 'This is the account @{username}, not a video. Pick one of its videos.',
  analysis_other_platform:
    'This link leads to {platform}. Only TikTok videos are analysed by their link; you can drop the video’s file.',
  analysis_unsafe_link: 'This address is not an ordinary TikTok link: it was not opened.',
  analysis_video_unknown:
    'This video is not among those of your linked accounts. Paste its link, or import a newer file.',
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
  media_not_a_video: 'This file is not a video, whatever its name says.',
  media_playlist: 'This file points to other files instead of holding a video.',
  media_unsupported_format: 'This video format is not supported. Convert it to MP4, MOV or WebM.',
  media_truncated: 'This file is incomplete or damaged: the video cannot be read to its end.',
  media_time_ran_out: 'The analysis of this file took too long. Try a shorter or lighter video.',
  media_memory_ran_out: 'The analysis of this file needs too much memory. Try a smaller video.',
  media_ffmpeg_missing: 'This server has no ffmpeg: video files cannot be measured. Tell its administrator.',
  media_ffmpeg_too_old:
    'The ffmpeg of this server is too old to measure video files: version 4.4 or newer is needed. Tell its administrator.',
  media_analysis_failed:
    'The analysis of this file broke off. Try again; if it happens again, write to support.',

  generation_topic_missing: 'Write a topic or choose a niche.',
  generation_topic_unreadable: 'This topic holds no word. Say in a few words what the video is about.',
  generation_niche_unknown: 'There is no niche “{niche}”. Choose one from the list.',
  generation_hook_refused:
    'A script cannot start with this hook: it promises what no video can keep, or holds a coarse word, a link or markup. Rephrase it.',
  generation_beat_unknown:
    'This beat of the script does not exist or is not open in your plan. Reload the page.',
  generation_script_whole: 'A script is not replaced here. Generate another one on the Scripts page.',
  generation_not_found: 'This text does not exist, or no longer does. Reload the page.',
  generation_running: 'This generation is already under way, perhaps in another tab. Wait a moment.',
  generation_nothing_passed:
    'No text passed the checks for this request. Rephrase the topic or change the tone. Nothing was counted.',
  generation_no_winners:
    'Your measured videos support no kind of opening so far. Generate without this option.',
  putaclic_not_in_plan: 'Putaclic+ is not part of your plan. Generate without it, or change plan.',
  putaclic_payoff_missing:
    'Say what the video shows at the end: without it a loud hook would make a promise it cannot keep.',
  payments_unavailable: 'This installation sells no subscriptions.',
  payments_failed:
    'The payment service did not answer as expected. Nothing was charged. Try again in a moment.',
  webhook_signature_wrong: 'This event is not signed by the payment service.',
  start_not_requested:
    'You have withdrawn from a contract before. To make another one, tick the box that asks for the service to begin at once.',
  subscription_exists: 'You already have a subscription. Change your plan in your settings.',
  subscription_missing: 'There is no running subscription.',
  subscription_planned: 'A pause or a change of plan is already planned. Cancel it first, in the settings.',
  subscription_leaving: 'Your subscription is cancelled. Resume it first, then change the plan.',
  plan_unchanged: 'This is your plan already.',
  payment_open: 'An invoice is waiting to be paid. Pay it first, then change the plan.',
  coupon_taken: 'The code {code} exists already. Choose another one, or end that one first.',
  price_outdated: 'This amount is no longer up to date. Look at the new one, then confirm.',
  account_read_only:
    '@{username} is read-only: your plan follows fewer accounts. Choose your active accounts in the settings, or change plan.',
  account_choice_too_soon: 'This choice was made less than 30 days ago. It can change on {when}.',
  account_choice_wrong: 'Choose among your accounts; number of accounts allowed: {limit}.',
  withdrawal_over:
    'The time to withdraw from this contract has passed. You can cancel it: it then runs until the end of the paid period.',
  cancellation_link_wrong: 'This link is not valid, or no longer is. Ask for another one.',

  api_key_refused: 'An API key does not give access to this operation. Sign in to do it.',
  api_key_read_only: 'This API key allows reading only. Use one that may also change things.',
  api_key_limit_reached: 'You already have {limit} keys in force. Revoke one before you create another.',
  archive_not_zip: 'This file is not a readable ZIP archive. Choose the one Accroche gave you.',
  archive_not_ours:
    'This archive does not come from Accroche: {name} is missing. Choose the one from “Export everything”.',
  archive_newer: 'This archive was made by a newer version of Accroche. Update this server.',
  archive_too_large: 'This archive exceeds {limit} MB once opened. It cannot be imported here.',
  archive_over_plan:
    'Once opened, this archive exceeds the {limit} MB of your plan. Move to a larger plan to import it.',
  archive_unsafe: 'This archive holds something unexpected or dangerous ({name}). Nothing was imported.',
  archive_damaged: 'The file {name} of this archive is damaged or was changed. Export it again.',
  archive_bad_row: 'The file {name} holds a refused value (line {row}, {field}). Nothing was imported.',
  deletion_word_wrong: 'To confirm, type {word}, in capitals.',
  password_wrong: 'This is not your current password. Type it again.',
  sign_in_again: 'To be safe, sign out, sign in again, then retry within the hour.',
  deletion_password_wrong: 'This is not the right password. Your account is unchanged.',

  ticket_not_found: 'This request does not exist, or no longer does. Reload the list.',
  ticket_limit_reached:
    'You already have {limit} open requests. Close those that are settled, or go on with one of them.',
  ticket_full: 'This request already holds {limit} messages. Open a new one to go on.',
  ticket_unanswered: 'You can rate the answer as soon as it has arrived.',
  ticket_too_fast: 'The form was sent too fast. Read it through, then send it again.',
  testimonial_not_found: 'This testimonial does not exist, or is no longer published. Reload the page.',
  testimonial_changed: 'Its author has just changed or withdrawn this testimonial. Read it again.',
  testimonial_date_ahead: 'The date of the experience is in the future. Choose today or a day before.',
  testimonial_date_too_early: 'Your account was opened on {date}. Choose that day or a later one.',
  testimonial_reports_too_many: 'Several reports have just come from this network. Try again tomorrow.',
  digest_link_wrong: 'This link leads nowhere. Set the digest in Settings, Notifications.',
  ticket_too_many:
    'Too many requests came today for this address or from your network. Try again tomorrow. To withdraw from a contract without waiting, sign in, or write to the address in the legal notice.',
  attachment_not_found: 'This file does not exist, or is no longer kept. Attach it again.',
  attachment_wrong_type:
    '“{name}” is not of an accepted kind: a PNG, JPEG or WebP picture, a PDF, or text, CSV or JSON in UTF-8.',
  attachment_damaged:
    '“{name}” is incomplete, damaged or far too large for a picture. Save it again, then attach it.',
  attachment_active:
    '“{name}” holds a script, a program or a hidden file. Print it to a PDF, then attach that.',
  attachment_too_many: 'A message carries {limit} files at most. Keep the most useful ones.',
  contact_files_over: 'The time to add files to this request has passed. Write again and give its reference.',
  attachment_limit_reached:
    'You already have {limit} files waiting to be sent. Take one out, or send your message.',
  issue_not_found: 'This known issue does not exist, or no longer does. Reload the list.',
  issue_limit_reached: '{limit} issues are open already. Mark those that are resolved first.',
  issue_dates:
    'These dates do not fit: the beginning must come before the end, and neither may be in the future.',

  download_not_found: 'There is no such download, or its file is not kept any more. Reload the list.',
  download_no_link: 'Paste the link of at least one video, one per line.',
  download_too_many: 'Paste at most {limit} links at a time.',
  download_rights_missing:
    'First confirm that these videos are yours or that their author allows you to download them.',
  download_queue_full: 'You have {limit} downloads under way already. Wait for them to end, or cancel some.',
  download_not_now:
    'This download has changed in the meantime: that choice is not possible any more. Reload the list.',
  download_already_there: 'This video is among your downloads already.',

  user_not_found: 'This user does not exist, or no longer does. Reload the list.',
  last_admin: 'This is the last administrator of this server. Appoint another one first.',
  own_role: 'Nobody can give themselves a role. Ask another administrator.',
  own_lock: 'You cannot lock your own account. Another administrator can.',
  own_factors: 'Your own second factors are removed in your settings, after a confirmed sign-in.',
  no_factors: 'This account has no second factor.',
  already_confirmed: 'This user’s address is confirmed already.',
  credit_without_limit: 'This quota is unlimited for this user: a credit would change nothing.',
  run_not_retryable: 'This run cannot be started again: it has not failed, or its file or account is gone.',
  message_not_readable: 'This message was handed to the sending server: its text is not kept here.',
  view_of_admin: 'The pages of an administrator cannot be viewed.',
  view_of_self: 'This is your own account: simply open your pages.',
  view_read_only:
    'While you view somebody’s account, or the demo, nothing can be changed, and some data stays closed. Stop viewing to act in your own name.',
  demo_tries_used:
    'You have used the {limit} tries of the demo. Create a free account to go on with your own videos.',
  view_ended: 'This viewing is over. Go back to the administration to start another one.',
};
