import type { Language } from '#contract/wire/languages.ts';

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

/** The parts of the administration, each with its own URL. */
export const ADMIN_TABS = [
  'users',
  'tickets',
  'issues',
  'testimonials',
  'pages',
  'revenue',
  'sources',
  'model',
  'jobs',
  'outbox',
  'audit',
] as const;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ONE_BY_ID = new RegExp(`^${UUID}$`, 'i');

/** Valid paths below a page; any other is not found. */
const SUB_PATHS: Partial<Record<AppPage, RegExp>> = {
  analyzer: ONE_BY_ID,
  scripts: ONE_BY_ID,
  accounts: /^tiktok$/,
  tickets: ONE_BY_ID,
  videoReports: new RegExp(`^(?:compare|${UUID})$`, 'i'),
  accountReports: ONE_BY_ID,
  admin: new RegExp(`^(?:${ADMIN_TABS.join('|')}|(?:users|tickets)/${UUID})$`),
};

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

/** Public pages, built as HTML; a link from the app to one of them is a page load. */
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

/** The URL of a public page in a language: English pages are under /en. */
export function sitePath(path: string, language: Language): string {
  if (language === 'fr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Whether a path belongs to the English public pages, existing or not. */
export function isEnglishPath(pathname: string): boolean {
  return pathname === '/en' || pathname.startsWith('/en/');
}

const APP_PAGES = Object.entries(APP_PATHS) as [AppPage, string][];

/** The app page of a path; undefined where there is none. */
export function appPageOf(pathname: string): AppPage | undefined {
  return APP_PAGES.find(([page, path]) => {
    if (pathname === path || pathname === `${path}/`) return true;
    return pathname.startsWith(`${path}/`) && SUB_PATHS[page]?.test(pathname.slice(path.length + 1)) === true;
  })?.[0];
}

/** Whether a path belongs to the single-page app, sub-pages included. */
export function isAppPath(pathname: string): boolean {
  return (
    appPageOf(pathname) !== undefined || Object.values<string>(OPEN_PATHS).some(path => pathname === path)
  );
}

/** The routes that the server must answer with the app: exact paths, and `/*` for those below. */
export function appRoutePatterns(): string[] {
  return [
    ...Object.values(OPEN_PATHS),
    ...APP_PAGES.flatMap(([page, path]) => (SUB_PATHS[page] === undefined ? [path] : [path, `${path}/*`])),
  ];
}

/** What the `*` of each such pattern may match, as the source and the flags of a regular expression. */
export function appSubPaths(): Record<string, [source: string, flags: string]> {
  return Object.fromEntries(
    APP_PAGES.flatMap(([page, path]) => {
      const below = SUB_PATHS[page];
      return below === undefined ? [] : [[`${path}/*`, [below.source, below.flags]]];
    }),
  );
}

export function analysisPath(id: string): string {
  return `${APP_PATHS.analyzer}/${id}`;
}
