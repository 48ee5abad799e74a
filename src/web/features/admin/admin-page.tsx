import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { announceEndedView } from '#web/shared/session/viewing.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { useT } from '#web/ui/language/language.tsx';
import { ServerModelTab } from '#web/features/ai-models/server-model-tab.tsx';
import { ADMIN_TABS, APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Tabs } from '#web/ui/controls/tabs.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AuditTab } from './audit-tab.tsx';
import { KnownIssuesTab } from './moderation/known-issues-tab.tsx';
import { JobsTab } from './operations/jobs-tab.tsx';
import { PagesTab } from './moderation/pages-tab.tsx';
import { OutboxTab } from './operations/outbox-tab.tsx';
import { RevenueTab } from './revenue/revenue-tab.tsx';
import { SourcesTab } from './operations/sources-tab.tsx';
import { TestimonialsTab } from './moderation/testimonials-tab.tsx';
import { TicketAnswer } from './moderation/ticket-answer.tsx';
import { TicketsTab } from './moderation/tickets-tab.tsx';
import { UserPage } from './users/user-page.tsx';
import { UsersTab } from './users/users-tab.tsx';

type TabName = (typeof ADMIN_TABS)[number];

/** The server checks the role at every call; this only saves a visitor without it from a broken page. */
export function AdminPage() {
  const t = useT();
  const me = useMe();
  useEffect(() => {
    if (announceEndedView())
      toast({ title: t('admin.viewing.ended'), description: t('admin.viewing.endedText') });
  }, [t]);
  return (
    <>
      <PageHeader title={t('admin.title')} text={t('admin.text')} />
      <QueryPanel query={me} skeleton={<Skeleton className="h-64" />}>
        {({ is_admin: isAdmin }) =>
          isAdmin ? (
            <Administration />
          ) : (
            <EmptyState
              title={t('admin.forbidden')}
              text={t('admin.forbiddenText')}
              action={
                <LinkButton href={APP_PATHS.dashboard} variant="signal">
                  {t('admin.back')}
                </LinkButton>
              }
            />
          )
        }
      </QueryPanel>
    </>
  );
}

/** Each part has its own URL: /admin/users, /admin/users/{id}, /admin/jobs … */
function Administration() {
  const t = useT();
  const [pathname, navigate] = useLocation();
  const [, , named, id] = pathname.split('/');
  const tab: TabName = ADMIN_TABS.find(one => one === named) ?? 'users';
  return (
    <Tabs
      label={t('admin.tabs.label')}
      value={tab}
      tabs={ADMIN_TABS.map(value => ({ value, label: t(`admin.tabs.${value}`) }))}
      onChange={next => navigate(`${APP_PATHS.admin}/${next}`)}
    >
      {tab === 'users' && (id ? <UserPage key={id} id={id} /> : <UsersTab />)}
      {tab === 'revenue' && <RevenueTab />}
      {tab === 'tickets' && (id ? <TicketAnswer key={id} id={id} /> : <TicketsTab />)}
      {tab === 'pages' && <PagesTab />}
      {tab === 'testimonials' && <TestimonialsTab />}
      {tab === 'issues' && <KnownIssuesTab />}
      {tab === 'sources' && <SourcesTab />}
      {tab === 'model' && <ServerModelTab />}
      {tab === 'jobs' && <JobsTab />}
      {tab === 'outbox' && <OutboxTab />}
      {tab === 'audit' && <AuditTab />}
    </Tabs>
  );
}
