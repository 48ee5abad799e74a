import { useQuery } from '@tanstack/react-query';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { AccountComparison } from '#domain/metrics/compare-accounts.ts';
import { FEWEST_COMPARED } from '#domain/metrics/comparison-limits.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { TableExport } from '#web/features/exports/table-export.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ComparisonChoice } from './comparison-choice.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { useComparisonChoice } from './use-comparison-choice.ts';

/** Several accounts side by side, for users who may view several (spec §6). */
export function ComparisonCard({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const t = useT();
  const choice = useComparisonChoice(accounts);
  const isEnough = choice.ids.length >= FEWEST_COMPARED;
  const query = useQuery({
    ...orpc.accounts.compare.queryOptions({
      input: { accountIds: choice.ids.join(','), periodDays: choice.periodDays },
    }),
    enabled: isEnough,
    placeholderData: before => before,
  });
  return (
    <Card id="comparison" aria-labelledby="comparison-title" className="scroll-mt-20">
      <CardHeader
        id="comparison-title"
        title={t('comparison.title')}
        text={t('comparison.text')}
        actions={
          isEnough &&
          query.data !== undefined && (
            <TableExport
              table="account-comparison"
              query={{ accountIds: choice.ids.join(','), periodDays: choice.periodDays }}
            />
          )
        }
      />
      <ComparisonChoice accounts={accounts} choice={choice} />
      {isEnough ? (
        <QueryPanel
          query={query}
          skeleton={<Skeleton className="h-72" />}
          isEmpty={hasNothing}
          empty={
            <EmptyState title={t('accounts.performance.empty')} text={t('accounts.performance.emptyText')} />
          }
        >
          {comparison => (
            <div
              aria-busy={query.isPlaceholderData}
              className={classes('transition-opacity duration-150', query.isPlaceholderData && 'opacity-70')}
            >
              <Facts comparison={comparison} />
            </div>
          )}
        </QueryPanel>
      ) : (
        <EmptyState title={t('comparison.needTwo')} text={t('comparison.needTwoText')} />
      )}
    </Card>
  );
}

/** The table, with its period above and reading notes below. */
function Facts({ comparison }: { comparison: AccountComparison }) {
  const t = useT();
  const formats = useFormats();
  const { period, before } = comparison;
  return (
    <>
      <ComparisonTable
        comparison={comparison}
        caption={t('comparison.caption', {
          from: formats.shortDate(period.from),
          to: formats.shortDate(period.to),
          earlierFrom: formats.shortDate(before.from),
          earlierTo: formats.shortDate(before.to),
        })}
      />
      <p className="mt-4 max-w-prose text-sm text-muted">{t('comparison.together')}</p>
    </>
  );
}

/** None of them has any measurement. */
function hasNothing({ accounts }: AccountComparison): boolean {
  return accounts.every(({ followers, videos }) => followers.count === null && videos.count === 0);
}
