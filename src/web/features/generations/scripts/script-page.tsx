import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { BackLink } from '#web/ui/controls/back-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ScriptEditor } from './script-editor.tsx';

export function ScriptPage({ id }: { id: string }) {
  const t = useT();
  const query = useQuery(orpc.generations.get.queryOptions({ input: { id } }));
  const isGone = errorCodeOf(query.error) === 'generation_not_found';
  const gone = (
    <EmptyState
      title={t('scripts.gone')}
      text={t('scripts.goneText')}
      action={
        <LinkButton href={`${APP_PATHS.scripts}?view=history`}>{t('scripts.views.history')}</LinkButton>
      }
    />
  );
  return (
    <>
      <BackLink href={`${APP_PATHS.scripts}?view=history`}>{t('scripts.back')}</BackLink>
      {isGone ? (
        gone
      ) : (
        <QueryPanel
          query={query}
          skeleton={<Skeleton className="h-[48rem]" />}
          isEmpty={({ script }) => script === null}
          empty={gone}
        >
          {text => text.script !== null && <ScriptEditor text={text} base={text.script} />}
        </QueryPanel>
      )}
    </>
  );
}
