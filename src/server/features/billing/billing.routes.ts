import { anyone, signedIn } from '../../services/calls/procedures.ts';
import { requestCancellation, confirmCancellation } from './plans/cancel-by-mail.ts';
import { changePlan, previewChange } from './plans/change-plan.ts';
import { cancelSubscription, pauseSubscription, resumeSubscription } from './plans/end-subscription.ts';
import { chooseActiveAccounts, listActiveAccounts } from './plans/choose-accounts.ts';
import { getBilling, listInvoices } from './customers/get-billing.ts';
import { confirmWithdrawal, declareWithdrawal } from './withdrawal/withdraw-by-mail.ts';
import { withdraw } from './withdrawal/withdraw.ts';
import { openPortal, startCheckout } from './plans/start-checkout.ts';

const { billing } = signedIn;

export const billingRoutes = {
  get: billing.get.handler(({ context }) => getBilling(context.app, context.caller)),
  invoices: billing.invoices.handler(({ context }) => listInvoices(context.app, context.caller)),
  checkout: billing.checkout.handler(({ context, input }) =>
    startCheckout(context.app, context.caller, input, context.language),
  ),
  portal: billing.portal.handler(({ context }) => openPortal(context.app, context.caller, context.language)),
  preview: billing.preview.handler(({ context, input }) => previewChange(context.app, context.caller, input)),
  change: billing.change.handler(({ context, input }) => changePlan(context.app, context.caller, input)),
  cancel: billing.cancel.handler(async ({ context }) => {
    await cancelSubscription(context.app, context.caller.userId);
    return getBilling(context.app, context.caller);
  }),
  resume: billing.resume.handler(({ context }) => resumeSubscription(context.app, context.caller)),
  pause: billing.pause.handler(({ context, input }) =>
    pauseSubscription(context.app, context.caller, input.months),
  ),
  accounts: billing.accounts.handler(({ context }) => listActiveAccounts(context.app, context.caller)),
  chooseAccounts: billing.chooseAccounts.handler(({ context, input }) =>
    chooseActiveAccounts(context.app, context.caller, input),
  ),
  askCancellation: anyone.billing.askCancellation.handler(({ context, input }) =>
    requestCancellation(context, input.email),
  ),
  confirmCancellation: anyone.billing.confirmCancellation.handler(({ context, input }) =>
    confirmCancellation(context.app, input.token),
  ),
  withdraw: billing.withdraw.handler(({ context, input }) =>
    withdraw(context.app, context.caller, input, context.language),
  ),
  declareWithdrawal: anyone.billing.declareWithdrawal.handler(({ context, input }) =>
    declareWithdrawal(context, input),
  ),
  confirmWithdrawal: anyone.billing.confirmWithdrawal.handler(({ context, input }) =>
    confirmWithdrawal(context.app, input.token),
  ),
};
