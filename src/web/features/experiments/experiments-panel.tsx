import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'wouter';
import type { ExperimentItem } from '#contract/experiments.ts';
import { parseProposal } from '#domain/experiments/proposal.ts';
import { TableExport } from '#web/features/exports/table-export.tsx';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { DeletedExperiments } from './deleted-experiments.tsx';
import { EndDialog } from './end-dialog.tsx';
import { ExperimentForm } from './experiment-form.tsx';
import { ExperimentRow } from './experiment-row.tsx';

const ASKED = 'experiment';

type Shown = { at: 'list' } | { at: 'create' } | { at: 'change' | 'end'; experiment: ExperimentItem };

/** An account's experiments, each with its rule, its videos and, once the rule allows, its verdict. */
export function ExperimentsPanel({
  accountId,
  chooser,
}: {
  accountId: string;
  /** Account selection, for users with several. */
  chooser?: ReactNode;
}) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  // A recommendation links here with its proposed experiment.
  const proposal = parseProposal(search.get(ASKED));
  const [shown, setShown] = useState<Shown>({ at: proposal === null ? 'list' : 'create' });
  const query = useQuery(orpc.experiments.list.queryOptions({ input: { accountId } }));

  function close() {
    setShown({ at: 'list' });
    if (!search.has(ASKED)) return;
    setSearch(
      before => {
        const next = new URLSearchParams(before);
        next.delete(ASKED);
        return next;
      },
      { replace: true },
    );
  }
  const create = () => setShown({ at: 'create' });
  const isForm = shown.at === 'create' || shown.at === 'change' || (proposal !== null && shown.at === 'list');

  return (
    <Card aria-labelledby="experiments-title">
      <CardHeader
        id="experiments-title"
        title={t('experiments.title')}
        text={t('experiments.text')}
        actions={
          <>
            {(query.data?.items.length ?? 0) > 0 && (
              <TableExport table="experiments" query={{ accountId }} size="md" />
            )}
            <Button icon={<Plus aria-hidden className="size-4" />} onClick={create}>
              {t('experiments.create')}
            </Button>
          </>
        }
      />
      {chooser !== undefined && chooser !== false && <div className="mb-5">{chooser}</div>}
      <QueryPanel
        query={query}
        skeleton={<SkeletonLines lines={5} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={<FlaskConical aria-hidden />}
            title={t('experiments.none')}
            text={t('experiments.noneText')}
          />
        }
      >
        {({ items }) => (
          <ul className="-my-1">
            {items.map(experiment => (
              <ExperimentRow
                key={experiment.id}
                experiment={experiment}
                onChange={() => setShown({ at: 'change', experiment })}
                onEnd={() => setShown({ at: 'end', experiment })}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
      <DeletedExperiments accountId={accountId} />
      {isForm && (
        <ExperimentForm
          accountId={accountId}
          experiment={shown.at === 'change' ? shown.experiment : null}
          proposal={shown.at === 'change' ? null : proposal}
          onClose={close}
        />
      )}
      {shown.at === 'end' && <EndDialog experiment={shown.experiment} onClose={close} />}
    </Card>
  );
}
