import type { reportMails as source } from '../../fr/mails/report-mails.ts';
import type { SameShape } from '../../language/translate.ts';

export const reportMails: SameShape<typeof source> = {
  invitation: {
    title: 'Get the reports on @{username}?',
    weekly:
      '{owner} would like to send you a weekly report on the TikTok account @{username}. You will receive nothing until you agree.',
    monthly:
      '{owner} would like to send you a monthly report on the TikTok account @{username}. You will receive nothing until you agree.',
    action: 'Agree or decline',
    note: 'If you do not know this person, ignore this message: without your yes, no report is sent to you.',
  },
  units: {
    views: { one: '{n} view', other: '{n} views' },
    days: { one: '{n} day', other: '{n} days' },
    published: { one: '{n} video published', other: '{n} videos published' },
    known: { one: '{n} known video', other: '{n} known videos' },
  },
  report: {
    subject: '@{username}: {publishedText} from {from} to {knownUntil}, {viewsText} · Accroche',
    title: '@{username}, {from} to {until}',
    demo: 'Demo data.',
    headline: 'Videos published: {videos}. Their views: {views}, against {earlier} in the period before.',
    subjectOfKnown: '@{username}: {videosText} from {from} to {knownUntil}, {viewsText} · Accroche',
    daily:
      'These are the views of {videosText}. The whole account had {dayViewsText} on {daysText} of the period, by its daily figures.',
    subjectUnknown: '@{username}: report, {from} to {until} · Accroche',
    unknown: 'Videos published: {videos}. Their views are unknown: the data does not tell them.',
    noneKnown: 'No known video from {from} to {until}.',
    ended: 'The figures are complete only until {ended}: nothing is compared.',
    /** Why nothing is compared follows, or stands in the report. */
    alone: 'Videos published: {videos}. Their views: {views}.',
    unknownBefore:
      'Videos published: {videos}. Their views: {views}. Those of the period before are unknown.',
    parts:
      'The difference of {changeText} comes from: number of videos {volume}, views of a typical video {typical}, the most viewed videos {outliers}, age of the videos {age}.',
    noAdvice: 'No advice this time: the data does not allow any claim.',
    basis: 'Computed from {knownText}, with figures read up to {observed}. Method {method}.',
    basisUndated:
      'Computed from {knownText}. An imported file does not say when its counts were read. Method {method}.',
    document: 'The whole report is attached as a PDF.',
    action: 'Read the report',
    stop: 'Stop receiving these reports',
    why: 'You are receiving this message because you agreed to receive these reports.',
  },
  failed: {
    subject: 'The report on @{username} could not be made · Accroche',
    title: 'The report on @{username} could not be made',
    text: '{reason}',
    action: 'See my reports',
    note: 'Nothing was counted. The next report will come at its usual time.',
  },
  /** To who agreed, once, when reports stop for a reason that is the owner's. */
  stopped: {
    subject: 'The reports on @{username} stop for now · Accroche',
    title: 'The reports on @{username} stop for now',
    text: 'The report on the TikTok account @{username} did not go out this time, and no other goes out for now. Only the person who sends them to you, {owner}, can start them again.',
    action: 'See where sending stands',
    note: 'There is nothing for you to do: once sending resumes, the reports reach you again.',
  },
  /** Failures that the owner can only fix by changing the plan: there is no earlier deadline. */
  failedByPlan: {
    schedule_not_in_plan: {
      action: 'See the plans',
      note: 'Nothing was counted. No report goes out, to you or to your clients, while your plan does not include them. After that, those on active accounts resume by themselves.',
    },
    account_read_only: {
      action: 'Choose active accounts',
      note: 'Nothing was counted. No report on this account goes out, to you or to your clients, while it is read-only. Sending resumes once the account is active again.',
    },
  },
};
