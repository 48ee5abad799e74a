import { sideBySide, type ComparedAnalysis } from '#domain/video-analysis/compare-analyses.ts';
import { shownTitle } from '#domain/text/shown-title.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { figureText } from '#web/features/video-analysis/context/figure-text.ts';

const MOST_TITLE = 48;

/** Two to four different videos, figure by figure. `titles`: their titles, in the same order. */
export function AnalysesSideBySide({
  analyses,
  titles,
}: {
  analyses: readonly ComparedAnalysis[];
  titles: readonly string[];
}) {
  const t = useT();
  const formats = useFormats();
  const { figures, hookClasses } = sideBySide(analyses);
  const hook = {
    key: 'hook',
    label: t('videoAdvice.differences.columns.hook'),
    cells: hookClasses.map(kind =>
      kind === null ? t('videoAdvice.differences.unknown') : t(`hooks.kinds.${kind}`),
    ),
  };
  const rows = [
    hook,
    ...figures.map(({ figure, values }) => ({
      key: figure,
      label: t(`videoAdvice.differences.figures.${figure}`),
      cells: values.map(value => figureText(figure, value, t, formats)),
    })),
  ];
  return (
    <Table
      caption={t('videoAdvice.differences.sideBySide')}
      hideCaption
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'figure',
          header: t('videoAdvice.differences.columns.figure'),
          rowHeader: true,
          cell: ({ label }) => label,
        },
        ...analyses.map((_, index) => ({
          key: String(index),
          header: shownTitle(titles[index] ?? '', MOST_TITLE),
          numeric: true,
          cell: ({ cells }: (typeof rows)[number]) => cells[index] ?? '',
        })),
      ]}
    />
  );
}
