import { roundingStep } from '#domain/sources/reading.ts';
import { Table } from '#web/ui/content/table.tsx';
import { useSite } from '#web/site/site-context.tsx';

const BOUNDS = [0, 10_000, 1_000_000];

/** The rounding steps of public counters, computed by the rule itself. */
export function RoundingTable() {
  const { t, formats } = useSite();
  const rows = BOUNDS.map((from, index) => {
    const to = BOUNDS[index + 1];
    const range =
      to === undefined
        ? t('docs.rounding.from', { value: from })
        : from === 0
          ? t('docs.rounding.below', { value: to })
          : t('docs.rounding.between', { from, to });
    return { range, step: formats.number(roundingStep(from, 'rounded')) };
  });
  return (
    <Table
      caption={t('docs.rounding.caption')}
      rows={rows}
      rowKey={row => row.range}
      columns={[
        { key: 'range', header: t('docs.rounding.count'), cell: row => row.range, rowHeader: true },
        { key: 'step', header: t('docs.rounding.step'), cell: row => row.step, numeric: true },
      ]}
    />
  );
}
