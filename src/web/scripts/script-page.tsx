import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ScriptEditor } from './script-editor.tsx';

/** The script that the address names. */
export function ScriptPage({ id }: { id: string }) {
  const t = useT();
  const query = useQuery(orpc.generations.get.queryOptions({ input: { id } }));
  return (
    <>
      <BackLink href={`${APP_PATHS.scripts}?view=history`}>{t('scripts.back')}</BackLink>
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-[48rem]" />}
        isEmpty={({ script }) => script === null}
        empty={
          <EmptyState
            title={t('scripts.history.nothing')}
            action={<LinkButton href={APP_PATHS.scripts}>{t('scripts.history.emptyAction')}</LinkButton>}
          />
        }
      >
        {text => text.script !== null && <ScriptEditor text={text} base={text.script} />}
      </QueryPanel>
    </>
  );
}
