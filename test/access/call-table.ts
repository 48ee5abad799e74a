import type { AccessMeta } from '#contract/wire/base.ts';
import { ADMIN_CALLS } from './admin-calls.ts';
import type { Input } from './calling.ts';
import type { Victim } from './victim.ts';

export interface CallCase {
  /** Who may make the call, repeated here on purpose: widening access takes a change in two places. */
  lets: AccessMeta['access'];
  /** For a call that takes ids: the victim's ids, with the other input it needs to get that far. */
  foreign?: (theirs: Victim['theirs']) => Input;
}

const WEEKLY_REPORT = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };

const HOOKS = { key: 'a-key-of-theirs', language: 'fr', platform: 'tiktok', niche: 'baking' };

const session: CallCase = { lets: 'session' };

/** Every call of the contract, one line each. A new call without a line fails the project's checks. */
export const CALL_TABLE: Record<string, CallCase> = {
  ...ADMIN_CALLS,

  'me.get': session,
  'me.update': session,

  'sessions.list': session,
  'sessions.end': { lets: 'session', foreign: theirs => ({ id: theirs.session }) },
  'sessions.endOthers': session,

  'notifications.list': session,
  'notifications.browse': session,
  'notifications.setRead': { lets: 'session', foreign: theirs => ({ id: theirs.notification, read: true }) },
  'notifications.markRead': session,
  'notifications.digest': session,
  'notifications.chooseDigest': session,
  'notifications.endDigest': {
    lets: 'public',
    foreign: theirs => ({ user: theirs.session, token: 'wrong' }),
  },
  'notifications.choices': session,
  'notifications.choose': session,

  'quotas.usage': session,
  'quotas.planLimits': session,
  'quotas.checkSubscription': session,
  'quotas.overview': session,

  'brand.get': session,
  'brand.save': session,
  'brand.remove': session,
  'models.get': session,
  'models.save': session,
  'models.check': session,
  'models.forget': session,
  'quotas.prices': session,
  'quotas.movements': session,

  'billing.get': session,
  'billing.invoices': session,
  'billing.checkout': session,
  'billing.portal': session,
  'billing.preview': session,
  'billing.change': session,
  'billing.cancel': session,
  'billing.resume': session,
  'billing.pause': session,
  'billing.accounts': session,
  'billing.chooseAccounts': session,
  'billing.withdraw': session,
  'billing.declareWithdrawal': { lets: 'public' },
  'billing.confirmWithdrawal': { lets: 'public' },
  'billing.askCancellation': { lets: 'public' },
  'billing.confirmCancellation': { lets: 'public' },

  'accounts.list': session,
  'accounts.link': session,
  'accounts.sync': { lets: 'session', foreign: theirs => ({ id: theirs.account }) },
  'accounts.update': { lets: 'session', foreign: theirs => ({ id: theirs.account, is_primary: true }) },
  'accounts.remove': { lets: 'session', foreign: theirs => ({ id: theirs.account }) },
  'accounts.replace': { lets: 'session', foreign: theirs => ({ id: theirs.account, handle: 'un_autre' }) },
  'accounts.bin': session,
  'accounts.restore': { lets: 'session', foreign: theirs => ({ id: theirs.binned }) },
  'accounts.erase': { lets: 'session', foreign: theirs => ({ id: theirs.binned }) },
  'accounts.obstacle': { lets: 'session', foreign: theirs => ({ id: theirs.account }) },
  'accounts.performance': { lets: 'session', foreign: theirs => ({ id: theirs.account }) },
  'accounts.compare': {
    lets: 'session',
    foreign: theirs => ({ accountIds: `${theirs.account},${theirs.otherAccount}` }),
  },
  'accounts.run': { lets: 'session', foreign: theirs => ({ id: theirs.run }) },
  'accounts.runEvents': { lets: 'session', foreign: theirs => ({ id: theirs.run }) },
  'accounts.demoCreators': { lets: 'public' },

  'accountReports.create': { lets: 'session', foreign: theirs => ({ accountId: theirs.account }) },
  'accountReports.list': { lets: 'session', foreign: theirs => ({ accountId: theirs.account }) },
  'accountReports.get': { lets: 'session', foreign: theirs => ({ id: theirs.report }) },
  'accountReports.setNote': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.report, note: 'x', note_revision: 0 }),
  },
  'accountReports.videos': { lets: 'session', foreign: theirs => ({ id: theirs.report }) },
  'accountReports.export': { lets: 'session', foreign: theirs => ({ id: theirs.report, format: 'pdf' }) },
  'accountReports.check': { lets: 'session', foreign: theirs => ({ id: theirs.report }) },
  'accountReports.remove': { lets: 'session', foreign: theirs => ({ id: theirs.report }) },
  'accountReports.bin': session,
  'accountReports.restore': { lets: 'session', foreign: theirs => ({ id: theirs.binnedReport }) },

  'videoReports.list': session,
  'videoReports.facets': session,
  'videoReports.get': { lets: 'session', foreign: theirs => ({ id: theirs.videoReport }) },
  'videoReports.change': session,
  'videoReports.remove': session,
  'videoReports.restore': session,
  'videoReports.setNote': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.videoReport, note: 'x', note_revision: 0 }),
  },
  'videoReports.correctHook': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.videoReport, kind: 'question' }),
  },
  'videoReports.views': session,
  'videoReports.saveView': session,
  'videoReports.changeView': { lets: 'session', foreign: theirs => ({ id: theirs.reportView, name: 'v' }) },
  'videoReports.removeView': { lets: 'session', foreign: theirs => ({ id: theirs.reportView }) },
  'videoReports.chooseColumns': session,

  'sharing.list': { lets: 'session', foreign: theirs => ({ reportId: theirs.videoReport }) },
  'sharing.create': {
    lets: 'session',
    foreign: theirs => ({ kind: 'video_report', reportId: theirs.videoReport, days: 7 }),
  },
  'sharing.revoke': { lets: 'session', foreign: theirs => ({ id: theirs.shareLink }) },
  // The link alone grants access; src/server/features/sharing tries ten thousand.
  'sharing.open': { lets: 'public' },

  'reportSchedules.list': session,
  'reportSchedules.create': {
    lets: 'session',
    foreign: theirs => ({ accountId: theirs.account, ...WEEKLY_REPORT }),
  },
  'reportSchedules.update': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.schedule, is_paused: true, ...WEEKLY_REPORT }),
  },
  'reportSchedules.remove': { lets: 'session', foreign: theirs => ({ id: theirs.schedule }) },
  // The id alone grants nothing: the token of the mail is the proof.
  'reportSchedules.invitation': {
    lets: 'public',
    foreign: theirs => ({ recipient: theirs.recipient, token: 'a'.repeat(43) }),
  },
  'reportSchedules.answer': {
    lets: 'public',
    foreign: theirs => ({ recipient: theirs.recipient, token: 'a'.repeat(43), wanted: false }),
  },
  'reportSchedules.leave': {
    lets: 'public',
    foreign: theirs => ({ recipient: theirs.recipient, token: 'a'.repeat(43) }),
  },

  'connections.start': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.account, browser: 'b'.repeat(43), origin: 'http://localhost:3000' }),
  },
  'connections.offer': session,
  'connections.add': session,
  'connections.finish': session,
  'connections.end': { lets: 'session', foreign: theirs => ({ id: theirs.account }) },
  'connections.apifyToken': session,
  'connections.saveApifyToken': session,
  'connections.checkApifyToken': session,
  'connections.forgetApifyToken': session,

  'imports.create': session,
  'imports.list': session,
  'imports.days': { lets: 'session', foreign: theirs => ({ id: theirs.account }) },
  'imports.undo': { lets: 'session', foreign: theirs => ({ id: theirs.batch }) },

  'experiments.list': { lets: 'session', foreign: theirs => ({ accountId: theirs.account }) },
  'experiments.plan': { lets: 'session', foreign: theirs => ({ accountId: theirs.account }) },
  'experiments.get': { lets: 'session', foreign: theirs => ({ id: theirs.experiment }) },
  'experiments.create': {
    lets: 'session',
    foreign: theirs => ({
      accountId: theirs.account,
      hypothesis: 'h',
      variable: 'v',
      metric: 'views',
      atAgeDays: 7,
      plannedPerArm: 6,
    }),
  },
  'experiments.change': { lets: 'session', foreign: theirs => ({ id: theirs.experiment, variable: 'v' }) },
  'experiments.addVideo': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.experiment, videoId: '7400000000000000001', arm: 'usual' }),
  },
  'experiments.withdrawVideo': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.experiment, videoId: '7400000000000000001' }),
  },
  'experiments.end': { lets: 'session', foreign: theirs => ({ id: theirs.experiment }) },
  'experiments.remove': { lets: 'session', foreign: theirs => ({ id: theirs.experiment }) },
  'experiments.restore': { lets: 'session', foreign: theirs => ({ id: theirs.experiment }) },

  'downloads.list': session,
  'downloads.state': session,
  'downloads.get': { lets: 'session', foreign: theirs => ({ id: theirs.download }) },
  'downloads.add': session,
  'downloads.choose': { lets: 'session', foreign: theirs => ({ id: theirs.download, codec: 'h264' }) },
  'downloads.cancel': { lets: 'session', foreign: theirs => ({ id: theirs.download }) },
  'downloads.again': { lets: 'session', foreign: theirs => ({ id: theirs.download }) },
  'downloads.remove': { lets: 'session', foreign: theirs => ({ id: theirs.download }) },
  'downloads.erase': { lets: 'session', foreign: theirs => ({ id: theirs.download }) },
  'downloads.restore': { lets: 'session', foreign: theirs => ({ id: theirs.download }) },
  'downloads.analyse': { lets: 'session', foreign: theirs => ({ id: theirs.download }) },
  'downloads.link': { lets: 'session', foreign: theirs => ({ id: theirs.download }) },

  'generations.options': session,
  'generations.hooks': { lets: 'session', foreign: theirs => ({ ...HOOKS, account_id: theirs.account }) },
  'generations.ctas': session,
  'generations.script': session,
  'generations.regenerate': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.generatedText, key: 'a-key-of-theirs' }),
  },
  'generations.winners': { lets: 'session', foreign: theirs => ({ account_id: theirs.account }) },
  'generations.list': session,
  'generations.facets': session,
  'generations.get': { lets: 'session', foreign: theirs => ({ id: theirs.generatedText }) },
  'generations.change': { lets: 'session', foreign: theirs => ({ id: theirs.generatedText, text: 't' }) },
  'generations.rewriteBeat': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.generatedText, beat: 'hook' }),
  },
  'generations.use': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.generatedText, videoId: '7400000000000000001' }),
  },
  'generations.used': session,
  'generations.remove': session,
  'generations.restore': session,

  'assistant.list': session,
  'assistant.create': session,
  'assistant.get': { lets: 'session', foreign: theirs => ({ id: theirs.conversation }) },
  'assistant.rename': { lets: 'session', foreign: theirs => ({ id: theirs.conversation, title: 't' }) },
  'assistant.remove': { lets: 'session', foreign: theirs => ({ id: theirs.conversation }) },
  'assistant.restore': { lets: 'session', foreign: theirs => ({ id: theirs.conversation }) },
  'assistant.export': { lets: 'session', foreign: theirs => ({ id: theirs.conversation, format: 'md' }) },
  'assistant.ask': {
    lets: 'session',
    foreign: theirs => ({
      id: theirs.conversation,
      messageId: theirs.message,
      text: 'x',
      accountId: theirs.account,
      replaces: theirs.message,
    }),
  },
  'assistant.follow': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.conversation, messageId: theirs.message }),
  },
  'assistant.message': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.conversation, messageId: theirs.message }),
  },
  'assistant.stop': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.conversation, messageId: theirs.message }),
  },

  'analyses.price': session,
  'analyses.preview': {
    lets: 'session',
    foreign: theirs => ({
      uploadId: theirs.upload,
      fileId: theirs.upload,
      captionsId: theirs.upload,
      accountId: theirs.account,
    }),
  },
  'analyses.start': {
    lets: 'session',
    foreign: theirs => ({
      uploadId: theirs.upload,
      fileId: theirs.upload,
      captionsId: theirs.upload,
      accountId: theirs.account,
    }),
  },
  'analyses.startVideo': session,
  'analyses.startMany': session,
  'analyses.list': session,
  'analyses.latest': session,
  'analyses.get': { lets: 'session', foreign: theirs => ({ id: theirs.analysis }) },
  'analyses.proposals': { lets: 'session', foreign: theirs => ({ id: theirs.analysis }) },
  'analyses.progress': { lets: 'session', foreign: theirs => ({ id: theirs.analysis }) },
  'analyses.cancel': { lets: 'session', foreign: theirs => ({ id: theirs.analysis }) },
  'analyses.retry': { lets: 'session', foreign: theirs => ({ id: theirs.analysis }) },
  'analyses.remove': { lets: 'session', foreign: theirs => ({ id: theirs.analysis }) },
  'analyses.bin': session,
  'analyses.restore': { lets: 'session', foreign: theirs => ({ id: theirs.binnedAnalysis }) },
  'analyses.upload': session,
  'analyses.uploads': session,
  'analyses.keepUpload': { lets: 'session', foreign: theirs => ({ id: theirs.upload, keep: true }) },
  'analyses.removeUpload': { lets: 'session', foreign: theirs => ({ id: theirs.upload }) },

  'videos.list': { lets: 'session', foreign: theirs => ({ accountId: theirs.account }) },
  'videos.named': { lets: 'session', foreign: () => ({ ids: '7400000000000000001' }) },
  'videos.correctHook': {
    lets: 'session',
    foreign: () => ({ videoId: '7400000000000000001', kind: 'question' }),
  },

  'dashboard.stats': { lets: 'session', foreign: theirs => ({ accountId: theirs.account }) },
  'dashboard.activity': session,

  'accountDeletion.get': session,
  'accountDeletion.request': session,
  'accountDeletion.cancel': session,

  'archive.export': session,
  'archive.import': session,

  'exports.table': {
    lets: 'session',
    foreign: theirs => ({
      table: 'videos',
      format: 'csv',
      accountId: theirs.account,
      accountIds: `${theirs.account},${theirs.otherAccount}`,
      ids: theirs.videoReport,
    }),
  },

  'exports.script': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.generatedText, format: 'md' }),
  },
  'exports.videoReport': {
    lets: 'session',
    foreign: theirs => ({ id: theirs.videoReport, format: 'pdf' }),
  },

  'apiKeys.list': session,
  'apiKeys.create': session,
  'apiKeys.revoke': { lets: 'session', foreign: theirs => ({ id: theirs.apiKey }) },

  'support.open': {
    lets: 'session',
    foreign: theirs => ({
      category: 'question',
      subject: 's',
      text: 't',
      conversationId: theirs.conversation,
    }),
  },
  'support.list': session,
  'support.get': { lets: 'session', foreign: theirs => ({ id: theirs.ticket }) },
  'support.reply': { lets: 'session', foreign: theirs => ({ id: theirs.ticket, text: 't' }) },
  'support.close': { lets: 'session', foreign: theirs => ({ id: theirs.ticket }) },
  'support.rate': { lets: 'session', foreign: theirs => ({ id: theirs.ticket, rating: 5 }) },
  'support.attach': session,
  'support.contactFile': { lets: 'public' },
  'support.detach': { lets: 'session', foreign: theirs => ({ id: theirs.attachment }) },
  'support.attachment': { lets: 'session', foreign: theirs => ({ id: theirs.attachment }) },
  'support.status': { lets: 'public' },
  'support.contact': { lets: 'public' },
  'demo.open': { lets: 'public' },
  'documentation.rate': { lets: 'public' },
  'testimonials.list': { lets: 'public' },
  'testimonials.mine': session,
  'testimonials.save': session,
  'testimonials.withdraw': session,
  'testimonials.report': {
    lets: 'public',
    foreign: theirs => ({ id: theirs.testimonial, cause: 'other', text: 't' }),
  },

  'access.traces': session,
};
