import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Filled } from './filled-scene.ts';

/** What the build says there is: public pages by address, and patterns of addresses that the app answers. */
const built = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../dist/web/routes.json'), 'utf8'),
) as {
  static: string[];
  app: string[];
};

/** Every public page in both languages; a new one is here by itself. */
export const PUBLIC_PAGES: readonly string[] = built.static;
export const APP_ROUTES: readonly string[] = built.app;

/** Of each route of the app the addresses that show something different. Without a line a new route fails. */
export function screensOf(filled: Filled): Record<string, string[]> {
  const { reports, analyses, script, conversation, ticket, otherId } = filled;
  const [newer, older] = reports;
  return {
    '/notifications': ['/notifications'],
    '/testimonials/mine': ['/testimonials/mine'],
    '/dashboard': ['/dashboard?periodDays=30'],
    '/analyzer': ['/analyzer'],
    '/analyzer/*': [`/analyzer/${analyses[0]}`],
    '/videos': ['/videos'],
    '/hooks': ['/hooks', '/hooks?tab=history', '/hooks?tab=openings'],
    '/scripts': ['/scripts'],
    '/scripts/*': [`/scripts/${script}`],
    '/accounts': ['/accounts'],
    // Where TikTok leads back to: the same screen.
    '/accounts/*': [],
    '/download': ['/download'],
    '/chatbot': ['/chatbot', `/chatbot?c=${conversation}`],
    '/support/tickets': ['/support/tickets'],
    '/support/tickets/*': [`/support/tickets/${ticket}`],
    '/video-reports': ['/video-reports'],
    '/video-reports/*': [
      `/video-reports/${analyses[0]}`,
      `/video-reports/compare?ids=${analyses.slice(0, 3).join(',')}`,
    ],
    '/account-reports': ['/account-reports'],
    '/account-reports/*': [`/account-reports/${newer}?with=${older}`],
    '/settings': ['/settings'],
    // The same as its first part.
    '/admin': [],
    '/admin/*': [
      '/admin/users',
      `/admin/users/${otherId}`,
      '/admin/tickets?state=all',
      `/admin/tickets/${ticket}`,
      '/admin/issues',
      '/admin/testimonials',
      '/admin/pages',
      '/admin/revenue',
      '/admin/sources',
      '/admin/model',
      '/admin/jobs',
      '/admin/outbox',
      '/admin/audit',
    ],
  };
}

/** The same of those that open without a session. */
export function openScreensOf({ sharedReports, reportMails }: Filled): Record<string, string[]> {
  return {
    '/auth': ['/auth', '/auth?mode=signup'],
    '/reset-password': ['/reset-password'],
    '/confirm-email': ['/confirm-email'],
    '/report-mails': [reportMails],
    '/cancellation': ['/cancellation'],
    '/withdrawal': ['/withdrawal'],
    '/support/contact': ['/support/contact'],
    '/testimonials/report': ['/testimonials/report'],
    '/digest': ['/digest'],
    '/shared-report': sharedReports,
  };
}
