import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
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
      <a
        href={`${APP_PATHS.scripts}?view=history`}
        className="mb-4 inline-flex min-h-9 items-center gap-2 link"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('scripts.back')}
      </a>
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
