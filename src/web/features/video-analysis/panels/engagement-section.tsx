import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { outdoneText } from '#presentation/sentences/share-text.ts';
import { absenceText, quoteText } from '#presentation/sentences/video-analysis-sentence.ts';
import type { EngagementPanel, MixPart } from '#domain/video-analysis/panels/engagement-panel.ts';
import { BenchmarkChoice } from '#web/shared/linked-accounts/benchmark-choice.tsx';
import { BAND_TONE } from '#web/ui/content/engagement-mark.tsx';
import { useBenchmark } from '#web/shared/linked-accounts/use-benchmark.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Figure } from '#web/ui/content/figure.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';
import {
  AnalysisPanel,
  AbsenceText,
  PanelPart,
} from '#web/features/video-analysis/context/analysis-panel.tsx';
import { CallProposals } from './call-proposals.tsx';
import { ConfidenceBadge } from './confidence-badge.tsx';

/** What the video asks for, and what its viewers did, compared with the creator's own median and a published figure. */
export function EngagementSection() {
  const { analysis, proposalsOf } = useAnalysis();
  const { engagement } = analysis;
  return (
    <AnalysisPanel name="engagement">
      {engagement !== null && (
        <div className="grid gap-8">
          <Rate />
          <Ctas ctas={engagement.ctas} />
          <Mix mix={engagement.mix} />
          {proposalsOf !== undefined && <CallProposals analysisId={proposalsOf} />}
        </div>
      )}
    </AnalysisPanel>
  );
}

/** Engagement in its colour, with its percentile among the creator's videos and a published figure. */
function Rate() {
  const t = useT();
  const formats = useFormats();
  const { analysis, reading } = useAnalysis();
  const { video, benchmarks, against } = analysis;
  const [usual, choose] = useBenchmark();
  const shown = benchmarks.find(({ id }) => id === usual?.id) ?? benchmarks[0];
  const { engagement: percent, engagementBand: band } = video;
  const own = against.engagement.absent === null ? against.engagement.allLengths : null;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
      {percent === null || band === null ? (
        <AbsenceText>
          {t('videoAnalysis.notAssessed.short', { reason: absenceText('counts_unknown', t) })}
        </AbsenceText>
      ) : (
        <div className="min-w-0">
          <Figure
            label={t('videoAnalysis.engagement.title')}
            value={formats.percent(percent)}
            tone={BAND_TONE[band]}
            mark={<Provenance figure={t('videoAnalysis.engagement.title')} facts={reading(video.views)} />}
            note={`${t(`videoAnalysis.engagement.bands.${band}`)} · ${t('videoAnalysis.engagement.formula')}`}
          />
          {own !== null && (
            <p className="mt-2">
              {own.known ? outdoneText(own.percentile, own.n, t, formats) : refusalSentence(own, t)}
            </p>
          )}
          <p className="mt-2 text-[0.8125rem] text-muted">{t('videoAnalysis.engagement.bandText')}</p>
        </div>
      )}
      {shown !== undefined && (
        <div className="min-w-0">
          <BenchmarkChoice published={benchmarks} shown={shown} onChoose={choose} />
        </div>
      )}
    </div>
  );
}

function Ctas({ ctas }: { ctas: EngagementPanel['ctas'] }) {
  const t = useT();
  const formats = useFormats();
  const title = t('videoAnalysis.ctas.title');
  if (ctas.absent !== null) {
    return (
      <PanelPart title={title}>
        <AbsenceText>
          {t('videoAnalysis.notAssessed.short', { reason: absenceText(ctas.absent, t) })}
        </AbsenceText>
      </PanelPart>
    );
  }
  const places = formats.list(ctas.places.map(place => t(`videoAnalysis.places.${place}`)));
  if (ctas.found.length === 0) {
    return (
      <PanelPart title={title}>
        <p>{t('videoAnalysis.ctas.none', { places })}</p>
      </PanelPart>
    );
  }
  return (
    <PanelPart title={title}>
      <ul className="grid gap-3">
        {ctas.found.map(({ kind, quote, part, confidence }) => (
          <li
            key={`${kind}-${quote.place}-${quote.second}`}
            className="grid gap-x-4 gap-y-1 border-b border-line pb-3 last:border-0 last:pb-0 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <span>
              <Badge tone="calm">{t(`videoAnalysis.ctas.kinds.${kind}`)}</Badge>
            </span>
            <span className="min-w-0 wrap-anywhere">
              {quoteText(quote, t, formats)}{' '}
              <span className="text-sm text-muted">
                {part === null
                  ? t(`videoAnalysis.places.${quote.place}`)
                  : t('videoAnalysis.ctas.where', {
                      place: t(`videoAnalysis.places.${quote.place}`),
                      position: t(`videoAnalysis.ctas.positions.${part}`),
                    })}
              </span>
            </span>
            <ConfidenceBadge confidence={confidence} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[0.8125rem] text-muted">{t('videoAnalysis.ctas.searched', { places })}</p>
    </PanelPart>
  );
}

function Mix({ mix }: { mix: EngagementPanel['mix'] }) {
  const t = useT();
  const formats = useFormats();
  const title = t('videoAnalysis.mix.title');
  if (mix.absent !== null) {
    return (
      <PanelPart title={title}>
        <AbsenceText>
          {t('videoAnalysis.notAssessed.short', { reason: absenceText(mix.absent, t) })}
        </AbsenceText>
      </PanelPart>
    );
  }
  const ownText = ({ own }: MixPart) => {
    if (own === null) return t('videoAnalysis.mix.noOwn');
    if (!own.known) return refusalSentence(own, t);
    return t('videoAnalysis.mix.own', {
      median: formats.number(own.median, 1),
      low: formats.number(own.medianLow, 1),
      high: formats.number(own.medianHigh, 1),
    });
  };
  const placeText = ({ own }: MixPart) =>
    own === null || !own.known
      ? '—'
      : t('videoAnalysis.mix.better', {
          outdone: outdoneText(own.percentile, own.n, t, formats),
          low: formats.percent(own.low, 0),
          high: formats.percent(own.high, 0),
        });
  return (
    <PanelPart title={title}>
      <Table
        caption={title}
        hideCaption
        stacks
        // Stacked, nothing is wider than the page; the hit area of the marks needs no scrolling.
        className="max-sm:animate-none max-sm:overflow-visible"
        rows={mix.parts}
        rowKey={({ metric }) => metric}
        columns={[
          {
            key: 'metric',
            header: t('videoAnalysis.mix.columns.metric'),
            rowHeader: true,
            cell: ({ metric }) => t(`videoAnalysis.mix.metrics.${metric}`),
          },
          {
            key: 'rate',
            header: t('videoAnalysis.mix.columns.rate'),
            numeric: true,
            stacked: { isWhole: true },
            cell: ({ perThousandViews, count, metric }) => (
              <MixRate {...{ perThousandViews, count, metric }} />
            ),
          },
          {
            key: 'own',
            header: t('videoAnalysis.mix.columns.own'),
            stacked: { isWhole: true },
            cell: ownText,
          },
          {
            key: 'place',
            header: t('videoAnalysis.mix.columns.percentile'),
            stacked: { isWhole: true },
            cell: placeText,
          },
        ]}
      />
      {mix.weakest !== null && (
        <p className="mt-3">
          {t('videoAnalysis.mix.weakest', {
            metric: t(`videoAnalysis.mix.metrics.${mix.weakest}`).toLowerCase(),
          })}
        </p>
      )}
    </PanelPart>
  );
}

function MixRate({
  perThousandViews,
  count,
  metric,
}: Pick<MixPart, 'perThousandViews' | 'count' | 'metric'>) {
  const t = useT();
  const formats = useFormats();
  const { reading } = useAnalysis();
  return (
    <span className="inline-flex items-start gap-1">
      <span title={formats.number(count)}>{formats.number(perThousandViews, 1)}</span>
      <Provenance figure={t(`videoAnalysis.mix.metrics.${metric}`)} facts={reading(count)} />
    </span>
  );
}
