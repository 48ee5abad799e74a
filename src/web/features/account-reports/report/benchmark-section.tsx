import { beside, ratePerView } from '#domain/statistics/benchmarks.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { BenchmarkChoice } from '#web/shared/linked-accounts/benchmark-choice.tsx';
import { useBenchmark } from '#web/shared/linked-accounts/use-benchmark.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Figure } from '#web/ui/content/figure.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { signedText } from '#web/ui/content/signed-text.ts';
import { useReport, type Report } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

type Published = Report['benchmark']['published'][number];

/** The account's median engagement next to a published figure of the user's choice, both per view. */
export function BenchmarkSection() {
  const t = useT();
  const { mean, own, published } = useReport().report.benchmark;
  const formats = useFormats();
  const [usual, choose] = useBenchmark();
  const shown = published.find(({ id }) => id === usual?.id) ?? published[0];
  return (
    <ReportSection name="benchmark" text={t('reportFindings.benchmark.text')}>
      {mean !== undefined && mean.mean !== null && (
        <p className="mb-4 font-medium">
          {t('reportFindings.benchmark.mean', { percent: formats.percent(mean.mean), count: mean.n })}
        </p>
      )}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 print:grid-cols-2">
        <Own own={own} />
        {shown !== undefined && (
          <div className="min-w-0">
            <BenchmarkChoice published={published} shown={shown} onChoose={choose} />
            <Difference own={own} benchmark={shown} />
          </div>
        )}
      </div>
    </ReportSection>
  );
}

function Own({ own }: { own: Report['benchmark']['own'] }) {
  const t = useT();
  const formats = useFormats();
  const { facts, note } = useReport();
  if (!own.known) return <p className="text-muted">{refusalSentence(own, t)}</p>;
  const label = t('reportFindings.benchmark.own');
  return (
    <Figure
      label={label}
      value={formats.percent(own.median)}
      mark={<Provenance figure={label} facts={facts('median_engagement_per_video', own.n)} note={note} />}
      note={t('reportFindings.benchmark.ownRange', {
        low: formats.percent(own.low),
        high: formats.percent(own.high),
        count: own.n,
      })}
    />
  );
}

/** Compares medians only: a mean of others says nothing about one's own median. */
function Difference({ own, benchmark }: { own: Report['benchmark']['own']; benchmark: Published }) {
  const t = useT();
  const formats = useFormats();
  if (!own.known || benchmark.statistic !== 'median') return null;
  const { difference } = beside(ratePerView(own.median), benchmark);
  return (
    <p className="mt-1 text-sm">
      {t('dashboard.engagement.against.median', {
        percent: formats.percent(own.median),
        videos: own.n,
        difference: t('dashboard.change.points', {
          count: Math.abs(difference),
          change: signedText(difference, size => formats.number(size, 2)),
        }),
      })}
    </p>
  );
}
