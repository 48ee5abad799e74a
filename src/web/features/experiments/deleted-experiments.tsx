import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useExperimentCalls } from './use-experiment-calls.ts';

/** Deleted experiments that can still be restored; nothing where there are none. */
export function DeletedExperiments({ accountId }: { accountId: string }) {
  const t = useT();
  const { restore } = useExperimentCalls();
  const { data } = useQuery(orpc.experiments.list.queryOptions({ input: { accountId, deleted: true } }));
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <details className="mt-5 border-t border-line pt-4">
      <summary className="cursor-pointer text-sm font-semibold">
        {t('experiments.deleted', { count: items.length })}
      </summary>
      <p className="mt-2 text-sm text-muted">{t('experiments.deletedText')}</p>
      <ul>
        {items.map(({ id, variable }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{variable}</span>
            <Button
              size="sm"
              busy={restore.isPending && restore.variables.id === id}
              aria-label={t('experiments.restoreOf', { variable })}
              onClick={() => restore.mutate({ id })}
            >
              {t('experiments.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
