import { adminOnly, signedIn } from '../../services/calls/procedures.ts';
import { listPageAnswers } from '../documentation/list-page-answers.ts';
import { listIssues } from '../support/status/known-issues.ts';
import { openAttachmentForStaff } from '../support/attachments/open-attachment.ts';
import { getStaffThread, listQueuedTickets } from '../support/tickets/staff-tickets.ts';
import { answerTicket, notifyTicket } from './moderation/answer-ticket.ts';
import { listQueuedTestimonials } from '../testimonials/moderate-testimonials.ts';
import { changePlan } from './users/change-plan.ts';
import { checkPrices, createCoupon, endCoupon, listCoupons } from './revenue/coupons.ts';
import { exportTable } from './export-table.ts';
import { getJobsOverview } from './operations/get-jobs-overview.ts';
import { getRevenue, listContracts } from './revenue/get-revenue.ts';
import { getSourceStatus } from './operations/get-source-status.ts';
import { getUser } from './users/get-user.ts';
import { grantCredit } from './users/grant-credit.ts';
import { listUserMovements } from './users/list-user-movements.ts';
import { listAccessTraces } from './users/list-access-traces.ts';
import { listAudit } from './acts/list-audit.ts';
import { listOutbox } from './operations/list-outbox.ts';
import { listRuns } from './operations/list-runs.ts';
import { listUsers } from './users/list-users.ts';
import { readMessage } from './operations/read-message.ts';
import {
  decideTestimonial,
  replyToTestimonial,
  settleTestimonialReports,
} from './moderation/moderate-testimonial.ts';
import { removeFactors } from './users/remove-factors.ts';
import { resendConfirmation } from './users/resend-confirmation.ts';
import { retryRun } from './operations/retry-run.ts';
import { listSigningKeys, rotateSigningKeys } from './operations/rotate-signing-keys.ts';
import { setLiveConsent } from './operations/set-live-consent.ts';
import { createIssue, removeIssue, updateIssue } from './moderation/set-known-issue.ts';
import { banUser, unbanUser } from './users/ban-user.ts';
import { checkServerModel, removeServerModel, setServerModel } from './operations/set-server-model.ts';
import { showServerModel } from '../ai-models/settings/server-model-spending.ts';
import { grantAdmin, revokeAdmin } from './users/set-role.ts';
import { endView, startView } from './users/view-as.ts';
import { withdrawCredit } from './users/withdraw-credit.ts';

const { admin } = adminOnly;

export const adminRoutes = {
  sources: admin.sources.handler(({ context }) => getSourceStatus(context.app)),
  consent: admin.consent.handler(({ context, input }) => setLiveConsent(context, input.given)),
  model: {
    get: admin.model.get.handler(({ context }) => showServerModel(context.app)),
    save: admin.model.save.handler(({ context, input }) => setServerModel(context, input)),
    check: admin.model.check.handler(({ context }) => checkServerModel(context)),
    forget: admin.model.forget.handler(({ context }) => removeServerModel(context)),
  },
  users: {
    list: admin.users.list.handler(({ context, input }) => listUsers(context.app, input)),
    get: admin.users.get.handler(({ context, input }) => getUser(context.app, input.id)),
    changePlan: admin.users.changePlan.handler(({ context, input }) => changePlan(context, input)),
    grantCredit: admin.users.grantCredit.handler(({ context, input }) => grantCredit(context, input)),
    withdrawCredit: admin.users.withdrawCredit.handler(({ context, input }) =>
      withdrawCredit(context, input),
    ),
    lock: admin.users.lock.handler(({ context, input }) => banUser(context, input)),
    unlock: admin.users.unlock.handler(({ context, input }) => unbanUser(context, input.id)),
    resendConfirmation: admin.users.resendConfirmation.handler(({ context, input }) =>
      resendConfirmation(context, input.id),
    ),
    removeFactors: admin.users.removeFactors.handler(({ context, input }) => removeFactors(context, input)),
    grantAdmin: admin.users.grantAdmin.handler(({ context, input }) => grantAdmin(context, input.id)),
    revokeAdmin: admin.users.revokeAdmin.handler(({ context, input }) => revokeAdmin(context, input.id)),
  },
  jobs: {
    overview: admin.jobs.overview.handler(({ context }) => getJobsOverview(context.app)),
    runs: admin.jobs.runs.handler(({ context, input }) => listRuns(context.app, input)),
    retry: admin.jobs.retry.handler(({ context, input }) => retryRun(context, input.id)),
  },
  money: {
    revenue: admin.money.revenue.handler(({ context }) => getRevenue(context.app)),
    contracts: admin.money.contracts.handler(({ context, input }) => listContracts(context.app, input)),
    prices: admin.money.prices.handler(({ context }) => checkPrices(context.app)),
    coupons: admin.money.coupons.handler(({ context }) => listCoupons(context.app)),
    createCoupon: admin.money.createCoupon.handler(({ context, input }) => createCoupon(context, input)),
    endCoupon: admin.money.endCoupon.handler(({ context, input }) => endCoupon(context, input.coupon)),
    movements: admin.money.movements.handler(({ context, input }) => listUserMovements(context.app, input)),
  },
  tickets: {
    list: admin.tickets.list.handler(({ context, input }) => listQueuedTickets(context.app, input)),
    get: admin.tickets.get.handler(({ context, input }) => getStaffThread(context.app.db.system, input.id)),
    answer: admin.tickets.answer.handler(({ context, input }) => answerTicket(context, input)),
    note: admin.tickets.note.handler(({ context, input }) => notifyTicket(context, input)),
    attachment: admin.tickets.attachment.handler(({ context, input }) =>
      openAttachmentForStaff(context.app, input),
    ),
  },
  issues: {
    list: admin.issues.list.handler(({ context }) => listIssues(context.app)),
    create: admin.issues.create.handler(({ context, input }) => createIssue(context, input)),
    update: admin.issues.update.handler(({ context, input }) => updateIssue(context, input)),
    remove: admin.issues.remove.handler(({ context, input }) => removeIssue(context, input.id)),
  },
  pageAnswers: admin.pageAnswers.handler(({ context }) => listPageAnswers(context.app)),
  testimonials: {
    list: admin.testimonials.list.handler(({ context, input }) => listQueuedTestimonials(context.app, input)),
    decide: admin.testimonials.decide.handler(({ context, input }) => decideTestimonial(context, input)),
    reply: admin.testimonials.reply.handler(({ context, input }) => replyToTestimonial(context, input)),
    settle: admin.testimonials.settle.handler(({ context, input }) =>
      settleTestimonialReports(context, input),
    ),
  },
  outbox: {
    list: admin.outbox.list.handler(({ context, input }) => listOutbox(context.app, input)),
    read: admin.outbox.read.handler(({ context, input }) => readMessage(context, input.id)),
  },
  audit: {
    list: admin.audit.list.handler(({ context, input }) => listAudit(context, input)),
  },
  exportTable: admin.exportTable.handler(({ context, input }) => exportTable(context, input)),
  views: {
    start: admin.views.start.handler(({ context, input }) => startView(context, input)),
    end: admin.views.end.handler(({ context, input }) => endView(context, input.id)),
  },
  keys: {
    list: admin.keys.list.handler(({ context }) => listSigningKeys(context.app)),
    rotate: admin.keys.rotate.handler(({ context, input }) => rotateSigningKeys(context, input)),
  },
};

export const accessRoutes = {
  traces: signedIn.access.traces.handler(({ context }) => listAccessTraces(context.app, context.caller)),
};
