import { compareAnalyses, type ComparedAnalysis } from '#domain/video-analysis/compare-analyses.ts';
import type { VideoRecommendation } from '#domain/video-analysis/advice/video-advice.ts';
import { actionText } from '#presentation/sentences/video-analysis-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { figureText } from '#web/features/video-analysis/context/figure-text.ts';

/** What changed between two analyses of one video. */
export function AnalysisDifferences({
  earlier,
  later,
}: {
  earlier: ComparedAnalysis;
  later: ComparedAnalysis;
}) {
  const t = useT();
  const formats = useFormats();
  const difference = compareAnalyses(earlier, later);
  const { hookClass, figures, newAdvice, goneAdvice } = difference;
  const tags = (list: readonly string[]) => formats.list(list.map(tag => `#${tag}`));
  const parts = (list: typeof difference.nowAssessed) =>
    formats.list(list.map(part => t(`videoAnalysis.parts.${part}`)));
  const lines = [
    !difference.isSameMethod && t('videoAdvice.differences.otherMethod'),
    hookClass !== null &&
      t('videoAdvice.differences.hookClass', {
        earlier: t(`hooks.kinds.${hookClass.earlier}`),
        later: t(`hooks.kinds.${hookClass.later}`),
      }),
    difference.newHashtags.length > 0 &&
      t('videoAdvice.differences.newHashtags', { tags: tags(difference.newHashtags) }),
    difference.goneHashtags.length > 0 &&
      t('videoAdvice.differences.goneHashtags', { tags: tags(difference.goneHashtags) }),
    difference.nowAssessed.length > 0 &&
      t('videoAdvice.differences.nowAssessed', { parts: parts(difference.nowAssessed) }),
    difference.noLongerAssessed.length > 0 &&
      t('videoAdvice.differences.noLongerAssessed', { parts: parts(difference.noLongerAssessed) }),
  ].filter(line => line !== false);
  const title = t('videoAdvice.differences.title');
  return (
    <Card aria-labelledby="differences-title">
      <CardHeader id="differences-title" title={title} />
      {difference.isEmpty && difference.isSameMethod && <p>{t('videoAdvice.differences.none')}</p>}
      <ul className="grid gap-1.5">
        {lines.map(line => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {figures.length > 0 && (
        <Table
          caption={title}
          hideCaption
          className="mt-4"
          rows={figures}
          rowKey={({ figure }) => figure}
          columns={[
            {
              key: 'figure',
              header: t('videoAdvice.differences.columns.figure'),
              rowHeader: true,
              cell: ({ figure }) => t(`videoAdvice.differences.figures.${figure}`),
            },
            {
              key: 'earlier',
              header: t('videoAdvice.differences.columns.earlier'),
              numeric: true,
              cell: row => figureText(row.figure, row.earlier, t, formats),
            },
            {
              key: 'later',
              header: t('videoAdvice.differences.columns.later'),
              numeric: true,
              cell: row => figureText(row.figure, row.later, t, formats),
            },
          ]}
        />
      )}
      <Advice title={t('videoAdvice.differences.newAdvice')} advice={newAdvice} />
      <Advice title={t('videoAdvice.differences.goneAdvice')} advice={goneAdvice} />
    </Card>
  );
}

function Advice({ title, advice }: { title: string; advice: readonly VideoRecommendation[] }) {
  const t = useT();
  const formats = useFormats();
  if (advice.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="mb-1 text-base">{title}</h3>
      <ul className="grid gap-1">
        {advice.map(({ id, evidence }) => (
          <li key={id}>{actionText(id, evidence.values, t, formats)}</li>
        ))}
      </ul>
    </section>
  );
}
