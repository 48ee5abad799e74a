import { adminOnly } from '../http/procedures.ts';
import { getSourceStatus } from './get-source-status.ts';
import { setLiveConsent } from './set-live-consent.ts';

const { admin } = adminOnly;

export const adminRoutes = {
  sources: admin.sources.handler(({ context }) => getSourceStatus(context.world)),
  consent: admin.consent.handler(({ context, input }) => setLiveConsent(context, input.given)),
};
