import Download from 'lucide-react/icons/download';
import type { AnswerTable } from '#contract/assistant.ts';
import { csvHeader, csvWriter } from '#domain/exports/csv-table.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { fileName } from '#domain/exports/file-name.ts';
import { shownDigits } from '#domain/text/shown-digits.ts';
import { csvStyle } from '#i18n/language/csv-style.ts';
import { useReportDays } from '#web/shared/time/use-day-range.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { saveAsFile } from '#web/ui/browser/save-as-file.ts';
import { Table } from '#web/ui/content/table.tsx';

type Cell = AnswerTable['rows'][number][number];
type Kind = AnswerTable['columns'][number]['kind'];

interface Row {
  key: string;
  cells: readonly Cell[];
}

/** The figures of an answer, also as a file. On a phone each row is a block. */
export function AnswerTablePart({ table }: { table: AnswerTable }) {
  const t = useT();
  const formats = useFormats();
  const days = useReportDays();
  const textOf = (value: Cell, kind: Kind): string => {
    if (value === null) return '—';
    if (typeof value === 'string')
      return kind === 'instant' ? formats.date(value) : kind === 'day' ? days.long(value) : value;
    if (kind === 'percent') return formats.percent(value);
    if (kind === 'factor') return `×${formats.number(value, 2)}`;
    return formats.number(value, shownDigits(value));
  };
  const save = () => {
    const reader = csvStyle(formats);
    const columns = table.columns.map(({ key, header, kind }, index): FileColumn<readonly Cell[]> => ({
      key,
      title: header,
      kind: kind === 'instant' ? 'instant' : 'text',
      value: cells => cells[index] ?? null,
    }));
    const text = csvHeader(columns, reader) + csvWriter(columns, reader)(table.rows);
    saveAsFile(fileName(['accroche', table.title], 'csv'), 'text/csv;charset=utf-8', text);
  };
  return (
    <div className="grid min-w-0 gap-3">
      <Table
        caption={table.title}
        stacks={table.columns.length > 3}
        rows={table.rows.map((cells, index): Row => ({ key: String(index), cells }))}
        rowKey={({ key }) => key}
        columns={table.columns.map(({ key, header, kind }, index) => ({
          key,
          header,
          numeric: kind !== 'text' && kind !== 'instant' && kind !== 'day',
          rowHeader: index === 0,
          // A full date is as wide as two figures.
          ...((kind === 'instant' || kind === 'day') && { stacked: { isWhole: true } }),
          cell: ({ cells }: Row) => (
            <span
              className={
                kind !== 'text'
                  ? 'whitespace-nowrap'
                  : index === 0
                    ? 'block min-w-24 wrap-anywhere'
                    : 'wrap-anywhere'
              }
            >
              {textOf(cells[index] ?? null, kind)}
            </span>
          ),
        }))}
      />
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        icon={<Download aria-hidden className="size-4" />}
        onClick={save}
      >
        {t('chatbot.csv')}
      </Button>
    </div>
  );
}
