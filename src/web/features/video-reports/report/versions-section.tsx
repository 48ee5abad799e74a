import { useQuery } from '@tanstack/react-query';
import type { VideoReport, VideoReportVersion } from '#contract/video-reports.ts';
import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AnalysisDifferences } from '#web/features/video-analysis/view/analysis-differences.tsx';
import { AnalyseAgain } from './analyse-again.tsx';
import { ReportPart } from './report-part.tsx';

/** Every version of the report, links to the others, and the changes since the previous one. */
export function VersionsSection({ report, result }: { report: VideoReport; result: ShownAnalysis }) {
  const t = useT();
  const formats = useFormats();
  const { row, versions } = report;
  const earlier = versions.find(({ version }) => row.version !== null && version < row.version);
  return (
    <>
      <ReportPart title={t('videoReports.report.sections.versions')} text={t('videoReports.versions.text')}>
        {versions.length <= 1 ? (
          <p>{t('videoReports.versions.only')}</p>
        ) : (
          <ol className="grid gap-1">
            {versions.map(({ id, version, made_at: made }) => {
              const text = t('videoReports.versions.line', { version, when: formats.dateTime(made) });
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-3">
                  {id === row.id ? (
                    <span className="font-semibold" aria-current="page">
                      {`${text} · ${t('videoReports.versions.shown')}`}
                    </span>
                  ) : (
                    <a
                      href={`${APP_PATHS.videoReports}/${id}`}
                      className="inline-flex min-h-9 items-center link pointer-coarse:min-h-11"
                    >
                      {text}
                    </a>
                  )}
                </li>
              );
            })}
          </ol>
        )}
        <AnalyseAgain row={row} />
      </ReportPart>
      {earlier !== undefined && <Difference earlier={earlier} result={result} />}
    </>
  );
}

function Difference({ earlier, result }: { earlier: VideoReportVersion; result: ShownAnalysis }) {
  const t = useT();
  const query = useQuery(
    orpc.videoReports.get.queryOptions({ input: { id: earlier.id }, staleTime: Infinity }),
  );
  return (
    <QueryPanel query={query} skeleton={<Skeleton className="h-48" />}>
      {before =>
        before.result !== null && (
          <div className="grid gap-2">
            <AnalysisDifferences earlier={before.result} later={result} />
            {result.locked.length > 0 && (
              <p className="text-sm text-muted">{t('videoReports.versions.locked')}</p>
            )}
          </div>
        )
      }
    </QueryPanel>
  );
}
