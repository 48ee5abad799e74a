import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import type { AccountComparison, ComparedAccount } from '#domain/metrics/compare-accounts.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { Table, type Column } from '#web/ui/content/table.tsx';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { isStale } from '#web/shared/time/is-stale.ts';
import { useNow } from '#web/shared/time/use-now.ts';
import { useComparisonText } from './comparison-text.ts';

/** One row per account: each figure with its mark, its range and its change from the period before. */
export function ComparisonTable({ comparison, caption }: { comparison: AccountComparison; caption: string }) {
  const columns = useColumns(comparison.accounts[0]?.handle ?? '');
  return (
    <Table
      caption={caption}
      stacks
      columns={columns}
      rows={comparison.accounts}
      rowKey={account => account.accountId}
      // Provenance marks at the end of a stacked row have a hit area larger than the mark.
      className="pe-3"
    />
  );
}

function useColumns(reference: string): Column<ComparedAccount>[] {
  const t = useT();
  const formats = useFormats();
  const text = useComparisonText();
  const column = (
    key: string,
    header: string,
    cell: (account: ComparedAccount, figure: string) => ReactNode,
  ): Column<ComparedAccount> => ({
    key,
    header,
    numeric: true,
    stacked: { isWhole: true },
    cell: account => cell(account, `${header}, @${account.handle}`),
  });
  const against = t('comparison.columns.against', { handle: reference });
  const againstLabel = <span className="wrap-anywhere">{against}</span>;
  return [
    {
      key: 'account',
      header: t('comparison.columns.account'),
      rowHeader: true,
      cell: account => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:min-w-36">
          <span className="font-semibold whole-word">{`@${account.handle}`}</span>
          {account.againstReference === null && <Badge tone="calm">{t('comparison.referenceMark')}</Badge>}
          {account.isDemo && <DemoBadge />}
          <StaleBadge observedAt={account.followers.provenance.observedAt} />
        </span>
      ),
    },
    column('followers', t('comparison.columns.followers'), ({ followers }, figure) => (
      <Cell
        {...text.count(followers.count)}
        mark={<Provenance figure={figure} facts={followers.provenance} />}
        lines={followers.count === null ? [] : [text.followersChange(followers)]}
      />
    )),
    column('videos', t('comparison.columns.videos'), ({ videos, knownUntil }, figure) => (
      <Cell
        {...text.count(videos.count)}
        mark={<Provenance figure={figure} facts={videos.provenance} note={text.beforeNote(videos.before)} />}
        lines={
          knownUntil === null
            ? [text.before(videos.before, value => formats.number(value))]
            : [t('comparison.knownUntil', { until: formats.date(knownUntil) })]
        }
      />
    )),
    column('views', t('comparison.columns.views'), ({ views }, figure) => (
      <Cell
        {...text.count(views.count)}
        mark={<Provenance figure={figure} facts={views.provenance} note={text.beforeNote(views.before)} />}
        lines={[text.before(views.before, value => formats.compact(value))]}
      />
    )),
    ...(['medianViews', 'medianEngagement'] as const).map(metric =>
      column(metric, t(`comparison.columns.${metric}`), ({ [metric]: median }, figure) => (
        <Cell
          isWordy
          {...text.median(median.answer, metric)}
          mark={
            median.answer.known && (
              <Provenance figure={figure} facts={median.provenance} note={text.sides(median.change.answer)} />
            )
          }
          lines={text.medianLines(median, metric)}
        />
      )),
    ),
    {
      ...column('against', against, (account, figure) =>
        account.againstReference === null ? (
          <span className="text-muted">{'—'}</span>
        ) : (
          <Cell
            isWordy
            {...text.against(account.againstReference.answer)}
            mark={
              account.againstReference.answer.known && (
                <Provenance
                  figure={figure}
                  facts={account.againstReference.provenance}
                  note={text.sides(account.againstReference.answer)}
                />
              )
            }
          />
        ),
      ),
      header: againstLabel,
      stacked: { isWhole: true, label: againstLabel },
    },
  ];
}

/** Accounts measured at different times are compared all the same, with a notice. */
function StaleBadge({ observedAt }: { observedAt: string | null }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  if (observedAt === null || !isStale(observedAt, now)) return null;
  return (
    <Badge
      tone="warn"
      icon={<Clock aria-hidden />}
      title={t('accounts.performance.staleText', { when: formats.relative(observedAt, now) })}
    >
      {t('accounts.performance.stale')}
    </Badge>
  );
}

/** A figure with its mark and smaller lines below it; a sentence where there is no figure. */
function Cell({
  value,
  exact,
  sentence,
  mark,
  lines = [],
  isWordy = false,
}: {
  value?: string;
  exact?: string | undefined;
  sentence?: string | undefined;
  mark?: ReactNode;
  lines?: readonly string[];
  /** Contains whole sentences and needs space for them. */
  isWordy?: boolean;
}) {
  return (
    <span className={classes('block max-sm:text-end', isWordy ? 'sm:min-w-40' : 'sm:min-w-25')}>
      {value !== undefined && (
        <span
          className={classes(
            'inline-flex items-start gap-1 text-base font-semibold',
            !isWordy && 'whitespace-nowrap',
          )}
        >
          <span title={exact}>{value}</span>
          {mark}
        </span>
      )}
      {sentence !== undefined && (
        <span className="block text-[0.8125rem] leading-5">
          {sentence}
          {value === undefined && mark}
        </span>
      )}
      {lines.map(line => (
        <span key={line} className="block text-[0.8125rem] leading-5 text-muted">
          {line}
        </span>
      ))}
    </span>
  );
}
