import { analysisPath } from '#web/paths.ts';
import type { AnalysisItem } from '#contract/video-analysis.ts';
import type { ErrorCode } from '#contract/wire/errors.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Table } from '#web/ui/content/table.tsx';

interface Line {
  text: string;
  outcome: 'started' | 'running' | 'kept' | 'refused';
  analysis: AnalysisItem | null;
  error: { code: ErrorCode; values: Record<string, string | number> } | null;
}

/** The result for each of several links. */
export function BatchResults({ items }: { items: readonly Line[] }) {
  const t = useT();
  const say = useErrorText();
  return (
    <Table
      caption={t('analyses.batch.title')}
      rows={items}
      rowKey={({ text }) => text}
      columns={[
        {
          key: 'link',
          header: t('analyses.batch.link'),
          rowHeader: true,
          cell: ({ text, analysis }) =>
            analysis === null ? (
              <span className="wrap-anywhere">{text}</span>
            ) : (
              <a className="link wrap-anywhere" href={analysisPath(analysis.id)}>
                {text}
              </a>
            ),
        },
        {
          key: 'outcome',
          header: t('analyses.batch.outcome'),
          cell: ({ outcome, error }) =>
            error === null ? (
              t(`analyses.batch.outcomes.${outcome}`)
            ) : (
              <span className="text-bad">{say.code(error.code, error.values)}</span>
            ),
        },
      ]}
    />
  );
}
