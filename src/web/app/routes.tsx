import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import type { TextPart } from '#i18n/messages.ts';
import { planSimulation } from '#web/shared/session/plan-simulation.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useTextsOf, useT } from '#web/ui/language/language.tsx';
import { PageMetadata } from '#web/shared/navigation/page-metadata.tsx';
import { SessionOnly, VisitorOnly } from '#web/app/guards.tsx';
import { OnboardingGate } from '#web/features/onboarding/onboarding-gate.tsx';
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx';
import { appPageOf, OPEN_PATHS, type AppPage } from '#web/paths.ts';
import { AppShell } from './shell/app-shell.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { NotFoundPage, NotFoundScreen } from './shell/not-found-screen.tsx';
import { PageCrash } from './shell/page-crash.tsx';

type Page = LazyExoticComponent<ComponentType>;

function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Page {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** Loads a page together with its own texts: the shared ones and those of its `parts`. */
function pageWithTexts<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...parts: TextPart[]
): Page {
  return page(async () => (await Promise.all([load(), useTextsOf('pages', ...parts)]))[0], name);
}

/** A page of the sign-in flow. */
function authPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Page {
  return page(async () => (await Promise.all([load(), useTextsOf('auth')]))[0], name);
}

const AdminBanners = pageWithTexts(
  () => import('#web/features/admin/admin-banners.tsx'),
  'AdminBanners',
  'admin',
);
/** Loaded only in a browser where an administrator views another user. */
const ADMIN_BANNERS =
  viewing === null && planSimulation === null ? null : (
    <Suspense fallback={null}>
      <AdminBanners />
    </Suspense>
  );

const AuthPage = authPage(() => import('#web/features/auth/auth-page.tsx'), 'AuthPage');
const ConfirmEmailPage = authPage(
  () => import('#web/features/auth/confirm-email-page.tsx'),
  'ConfirmEmailPage',
);
const ReportMailsPage = pageWithTexts(
  () => import('#web/features/report-schedules/report-mails-page.tsx'),
  'ReportMailsPage',
  'auth',
  'report',
);
const SharedReportPage = pageWithTexts(
  () => import('./shared-report/shared-report-page.tsx'),
  'SharedReportPage',
  'analysis',
  'report',
);
const CancellationPage = pageWithTexts(
  () => import('#web/features/billing/cancellation-page.tsx'),
  'CancellationPage',
  'auth',
);
const WithdrawalPage = pageWithTexts(
  () => import('#web/features/billing/withdrawal-page.tsx'),
  'WithdrawalPage',
  'auth',
);
const ContactPage = pageWithTexts(
  () => import('#web/features/support/contact-page.tsx'),
  'ContactPage',
  'auth',
);
const ReportTestimonialPage = pageWithTexts(
  () => import('#web/features/testimonials/report-testimonial-page.tsx'),
  'ReportTestimonialPage',
  'auth',
);
const DigestPage = pageWithTexts(
  () => import('#web/features/notifications/digest-page.tsx'),
  'DigestPage',
  'auth',
);
const ResetPasswordPage = authPage(
  () => import('#web/features/auth/reset-password-page.tsx'),
  'ResetPasswordPage',
);

const PAGES: Record<AppPage, Page> = {
  dashboard: page(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
  analyzer: pageWithTexts(() => import('./pages/analyzer-page.tsx'), 'AnalyzerPage', 'analysis', 'report'),
  videos: pageWithTexts(() => import('#web/features/videos/videos-page.tsx'), 'VideosPage'),
  hooks: pageWithTexts(
    () => import('#web/features/generations/hooks/hooks-page.tsx'),
    'HooksPage',
    'writing',
  ),
  scripts: pageWithTexts(
    () => import('#web/features/generations/scripts/scripts-page.tsx'),
    'ScriptsPage',
    'writing',
  ),
  accounts: pageWithTexts(() => import('./pages/accounts-page.tsx'), 'AccountsPage', 'report'),
  download: pageWithTexts(() => import('./pages/download-page.tsx'), 'DownloadPage'),
  chatbot: pageWithTexts(
    () => import('#web/features/assistant/assistant-page.tsx'),
    'ChatbotPage',
    'writing',
  ),
  tickets: pageWithTexts(() => import('#web/features/support/tickets-page.tsx'), 'TicketsPage'),
  notifications: pageWithTexts(
    () => import('#web/features/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
  testimonial: pageWithTexts(
    () => import('#web/features/testimonials/testimonial-page.tsx'),
    'TestimonialPage',
  ),
  videoReports: pageWithTexts(
    () => import('#web/features/video-reports/video-reports-page.tsx'),
    'VideoReportsPage',
    'analysis',
    'report',
  ),
  accountReports: pageWithTexts(
    () => import('./pages/account-reports-page.tsx'),
    'AccountReportsPage',
    'report',
  ),
  settings: pageWithTexts(() => import('./pages/settings-page.tsx'), 'SettingsPage', 'auth', 'admin'),
  admin: pageWithTexts(() => import('#web/features/admin/admin-page.tsx'), 'AdminPage', 'admin'),
};

function Loaded({ page: PageComponent }: { page: Page }) {
  const t = useT();
  const [location] = useLocation();
  return (
    <ErrorBoundary resetKey={location} fallback={error => <PageCrash error={error} />}>
      <Suspense fallback={<LoadingScreen label={t('shell.loading')} />}>
        <PageComponent />
      </Suspense>
    </ErrorBoundary>
  );
}

function SignedInPage({ name }: { name: AppPage }) {
  const t = useT();
  return (
    <>
      <PageMetadata title={`${t(`shell.nav.${name}`)} · ${t('shell.product')}`} />
      <Loaded page={PAGES[name]} />
      <OnboardingGate page={name} />
    </>
  );
}

/** An unknown URL: inside the app for signed-in users. */
function NotFound() {
  const t = useT();
  const { status, user } = useSession();
  if (status === 'loading') return <LoadingScreen label={t('shell.loading')} />;
  if (status !== 'signed_in' || user === null) return <NotFoundScreen />;
  return (
    <AppShell email={user.email} banner={ADMIN_BANNERS}>
      <NotFoundPage />
    </AppShell>
  );
}

/** The shell stays mounted while pages change inside it. */
export function Routes() {
  const [location] = useLocation();
  const appPage = appPageOf(location);
  if (appPage) {
    return (
      <SessionOnly>
        {user => (
          <AppShell email={user.email} banner={ADMIN_BANNERS}>
            <SignedInPage name={appPage} />
          </AppShell>
        )}
      </SessionOnly>
    );
  }
  return (
    <Switch>
      <Route path={OPEN_PATHS.auth}>
        <VisitorOnly>
          <Loaded page={AuthPage} />
        </VisitorOnly>
      </Route>
      <Route path={OPEN_PATHS.resetPassword}>
        <Loaded page={ResetPasswordPage} />
      </Route>
      <Route path={OPEN_PATHS.confirmEmail}>
        <Loaded page={ConfirmEmailPage} />
      </Route>
      <Route path={OPEN_PATHS.reportMails}>
        <Loaded page={ReportMailsPage} />
      </Route>
      <Route path={OPEN_PATHS.cancellation}>
        <Loaded page={CancellationPage} />
      </Route>
      <Route path={OPEN_PATHS.withdrawal}>
        <Loaded page={WithdrawalPage} />
      </Route>
      <Route path={OPEN_PATHS.contact}>
        <Loaded page={ContactPage} />
      </Route>
      <Route path={OPEN_PATHS.reportTestimonial}>
        <Loaded page={ReportTestimonialPage} />
      </Route>
      <Route path={OPEN_PATHS.digest}>
        <Loaded page={DigestPage} />
      </Route>
      <Route path={OPEN_PATHS.sharedReport}>
        <Loaded page={SharedReportPage} />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
