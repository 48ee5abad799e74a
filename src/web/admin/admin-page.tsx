import { useMe } from '#web/api/use-me.ts';
import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The server checks the role at every call; this only spares a visitor without it a broken page. */
export function AdminPage() {
  const t = useT();
  const me = useMe();
  return (
    <>
      <PageHeader title={t('pages.admin.title')} text={t('pages.admin.text')} />
      <QueryPanel query={me} skeleton={<Skeleton className="h-64" />}>
        {({ is_admin: isAdmin }) => (
          <EmptyState
            title={t(isAdmin ? 'pages.admin.empty' : 'pages.admin.forbidden')}
            text={t(isAdmin ? 'pages.admin.emptyText' : 'pages.admin.forbiddenText')}
            action={
              <LinkButton href={isAdmin ? APP_PATHS.accounts : APP_PATHS.dashboard} variant="signal">
                {t(isAdmin ? 'pages.admin.action' : 'pages.admin.back')}
              </LinkButton>
            }
          />
        )}
      </QueryPanel>
    </>
  );
}
