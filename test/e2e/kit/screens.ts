import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Filled } from './filled-scene.ts';

/** Routes from the build: the URLs of public pages, and the URL patterns of the app. */
const built = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../dist/web/routes.json'), 'utf8'),
) as {
  static: string[];
  app: string[];
};

/** Every public page in both languages; new pages are included automatically. */
export const PUBLIC_PAGES: readonly string[] = built.static;
export const APP_ROUTES: readonly string[] = built.app;

/** For each app route, the URLs that show different content. A new route without an entry fails. */
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
    // The return URL of the TikTok sign-in: the same screen.
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
    // Shows the same screen as its first section.
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

/** The same for screens that need no session. */
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
