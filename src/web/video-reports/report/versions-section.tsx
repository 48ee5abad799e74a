import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useLocation } from 'wouter';
import type { VideoReport, VideoReportVersion } from '#contract/video-reports.ts';
import type { ShownAnalysis } from '#domain/analysis/lock-analysis.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { QUOTA_EVENTS } from '#web/quotas/use-quotas.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AnalysisDifferences } from '#web/video-analysis/analysis-differences.tsx';
import { ReportPart } from './report-part.tsx';

/** Every version of the report, the way to another one, and what changed since the one before. */
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
        <Again report={report} />
      </ReportPart>
      {earlier !== undefined && <Difference earlier={earlier} result={result} />}
    </>
  );
}

function Difference({ earlier, result }: { earlier: VideoReportVersion; result: ShownAnalysis }) {
  const query = useQuery(
    orpc.videoReports.get.queryOptions({ input: { id: earlier.id }, staleTime: Infinity }),
  );
  return (
    <QueryPanel query={query} skeleton={<Skeleton className="h-48" />}>
      {before => before.result !== null && <AnalysisDifferences earlier={before.result} later={result} />}
    </QueryPanel>
  );
}

function Again({ report: { row } }: { report: VideoReport }) {
  const t = useT();
  const say = useSay();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const again = useMutation(
    orpc.analyses.retry.mutationOptions({
      onSuccess: ({ analysis }) => navigate(`${APP_PATHS.videoReports}/${analysis.id}`),
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: orpc.videoReports.key() });
        void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
        dispatchEvent(new Event(QUOTA_EVENTS[0]));
      },
    }),
  );
  return (
    <div className="mt-5 print:hidden">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          busy={again.isPending}
          icon={<RefreshCw aria-hidden className="size-4.5" />}
          onClick={() => again.mutate({ id: row.id })}
        >
          {t('videoReports.report.again')}
        </Button>
        <span className="text-sm text-muted">
          {t(
            again.data?.outcome === 'kept'
              ? 'videoReports.report.unchanged'
              : 'videoReports.report.againText',
          )}
        </span>
      </p>
      {again.isError && (
        <Alert tone="destructive" className="mt-3">
          {say.error(again.error)}
        </Alert>
      )}
    </div>
  );
}
