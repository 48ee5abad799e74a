import type { OpenedShare } from '#contract/sharing.ts';
import type { Wire } from '#contract/wire/wire.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import { hideInAccountReport, type SharedAccountReport } from '#domain/sharing/hide-in-account-report.ts';
import { hideInVideoReport } from '#domain/sharing/hide-in-video-report.ts';
import { getReport } from '../account-reports/get-report.ts';
import { AppError } from '../../platform/app-error.ts';
import { limitOpenedLinks } from '../../services/rate-limits/limit-opened-links.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { loadVideoReport } from '../video-reports/load-video-report.ts';
import { hashLinkToken } from './link-token.ts';
import { openLink, type OpenedLink } from './sharing.queries.ts';

/**
 * The report of a link. Every invalid link gets the same error, so that none can be found
 * by trial.
 */
export async function openSharedReport(
  { app, network }: Pick<RequestContext, 'app' | 'network'>,
  { token }: { token: string },
): Promise<OpenedShare> {
  await limitOpenedLinks(app, network);
  const link = await openLink(app.db.system, hashLinkToken(app, token), app.clock.now());
  if (link === undefined) throw new AppError('share_link_closed');
  const { hidden } = link;
  return { ...(await reportOf(app, link)), hidden, expires_at: link.expires_at.toISOString() };
}

async function reportOf(
  app: RequestContext['app'],
  { user_id: userId, kind, report_id: id, hidden }: OpenedLink,
) {
  try {
    if (kind === 'account_report') {
      const { summary, report } = await getReport(app, { userId }, id);
      const shared = hideInAccountReport(report as unknown as AccountReport, summary.version, hidden);
      return { kind, report: shared as unknown as Wire<SharedAccountReport> };
    }
    const { row, result } = await loadVideoReport(app, { userId }, id);
    if (result === null) throw new AppError('share_link_closed');
    return { kind, report: hideInVideoReport(result, row.version ?? 1, hidden) };
  } catch (error) {
    // Deleted a moment ago.
    if (error instanceof AppError) throw new AppError('share_link_closed', {}, { cause: error });
    throw error;
  }
}
