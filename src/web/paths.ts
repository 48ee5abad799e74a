import type { Language } from '#contract/languages.ts';

/** Pages of the signed-in app. */
export const APP_PATHS = {
  dashboard: '/dashboard',
  analyzer: '/analyzer',
  videos: '/videos',
  hooks: '/hooks',
  scripts: '/scripts',
  accounts: '/accounts',
  download: '/download',
  chatbot: '/chatbot',
  tickets: '/support/tickets',
  notifications: '/notifications',
  testimonial: '/testimonials/mine',
  videoReports: '/video-reports',
  accountReports: '/account-reports',
  settings: '/settings',
  admin: '/admin',
} as const;
export type AppPage = keyof typeof APP_PATHS;

/** App screens that need no session. */
export const OPEN_PATHS = {
  auth: '/auth',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  reportMails: '/report-mails',
  cancellation: '/cancellation',
  withdrawal: '/withdrawal',
  contact: '/support/contact',
  reportTestimonial: '/testimonials/report',
  digest: '/digest',
  sharedReport: '/shared-report',
} as const;

/** The sign-in page with its other form shown. */
export const SIGN_UP_PATH = `${OPEN_PATHS.auth}?mode=signup`;

/** Public pages, built as HTML; leaving the app for one of them is a page load. */
export const SITE_PATHS = {
  home: '/',
  pricing: '/pricing',
  subscription: '/subscription',
  docs: '/docs',
  documentation: '/documentation',
  testimonials: '/testimonials',
  support: '/support',
  demo: '/demo',
  legal: '/legal',
  terms: '/terms',
  termsOfSale: '/terms-of-sale',
  privacy: '/privacy',
  cookies: '/cookies',
  accessibility: '/accessibility',
} as const;
export type SitePage = keyof typeof SITE_PATHS;

/** The address of a public page in a language: English pages stand under /en. */
export function sitePath(path: string, language: Language): string {
  if (language === 'fr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Whether an address stands, or would stand, among the English public pages. */
export function isEnglishPath(pathname: string): boolean {
  return pathname === '/en' || pathname.startsWith('/en/');
}

/** Whether an address belongs to the single-page app, sub-pages included. */
export function isAppPath(pathname: string): boolean {
  return [...Object.values(APP_PATHS), ...Object.values(OPEN_PATHS)].some(
    path => pathname === path || pathname.startsWith(`${path}/`),
  );
}

/** What the server must answer with the app: exact paths, and `/*` for what lies below them. */
export function appRoutePatterns(): string[] {
  return [...Object.values(OPEN_PATHS), ...Object.values(APP_PATHS).flatMap(path => [path, `${path}/*`])];
}
