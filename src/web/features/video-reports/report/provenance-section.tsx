import type { ReactNode } from 'react';
import type { VideoReport } from '#contract/video-reports.ts';
import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import { shownPrecision } from '#domain/sources/reading.ts';
import { readingTime } from '#presentation/sentences/reading-time.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { ReportPart } from './report-part.tsx';

/** Source, time, method and fingerprints: what distinguishes versions. */
export function ProvenanceSection({ report, result }: { report: VideoReport; result: ShownAnalysis }) {
  const t = useT();
  const formats = useFormats();
  const { video } = result;
  const unknown = t('charts.unknown');
  return (
    <ReportPart title={t('videoReports.report.sections.provenance')}>
      <dl className="grid gap-x-8 gap-y-3.5 sm:grid-cols-[auto_1fr]">
        <Fact term={t('videoReports.basis.source')}>
          {video.source === null ? unknown : t(`ui.provenance.sources.${video.source}`)}
        </Fact>
        <Fact term={t('videoReports.basis.observed')}>
          {video.observedAt === null ? unknown : readingTime(video.observedAt, [video.source], formats)}
        </Fact>
        <Fact term={t('videoReports.basis.precision')}>
          {video.precision === null
            ? unknown
            : t(`charts.precisions.${shownPrecision({ ...video, precision: video.precision })}`)}
        </Fact>
        <Fact term={t('videoReports.basis.method')}>
          {t('videoReports.basis.methodText', { method: result.method, version: report.row.version ?? 1 })}
        </Fact>
        <Fact term={t('videoReports.basis.zone')}>{result.timeZone}</Fact>
        <Fact term={t('videoReports.basis.inputs')}>
          <Hash value={report.inputs_sha256} />
        </Fact>
        <Fact term={t('videoReports.basis.hash')}>
          <Hash value={report.sha256} />
        </Fact>
      </dl>
    </ReportPart>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-sm leading-6 text-muted">{term}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  );
}

function Hash({ value }: { value: string | null }) {
  return <code className="text-[0.8125rem] break-all">{value ?? '—'}</code>;
}
