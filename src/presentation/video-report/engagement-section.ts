import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { EngagementPanel, MixPart } from '#domain/video-analysis/panels/engagement-panel.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { outdoneText } from '#presentation/sentences/share-text.ts';
import { quoteText } from '#presentation/sentences/video-analysis-sentence.ts';
import { whole } from '../cells.ts';
import { words as plain, type Block, type Cell, type Section } from '../document.ts';
import { part, said, unsaid } from './quotes.ts';
import type { VideoWords } from './texts.ts';

/** Calls to action of the video, and its interactions next to the creator's median. */
export function engagementSection(
  { video, benchmarks }: ShownAnalysis,
  { ctas, mix }: EngagementPanel,
  all: VideoWords,
): Section {
  const { t, say, formats } = all;
  const { engagement, engagementBand: band } = video;
  const rate =
    engagement === null || band === null
      ? unsaid('counts_unknown', all)
      : say('named', {
          name: t('videoAnalysis.engagement.title'),
          text: `${formats.percent(engagement)} (${t(`videoAnalysis.engagement.bands.${band}`)})`,
        });
  return {
    title: t('videoAnalysis.panels.engagement'),
    blocks: [
      part(t('videoAnalysis.engagement.title'), [rate, t('videoAnalysis.engagement.formula')]),
      ...benchmarkTable(benchmarks, all),
      ctasPart(ctas, all),
      ...mixBlocks(mix, all),
    ],
  };
}

function benchmarkTable(benchmarks: ShownAnalysis['benchmarks'], { t, say, formats }: VideoWords): Block[] {
  if (benchmarks.length === 0) return [];
  return [
    {
      kind: 'table',
      table: {
        caption: t('videoAnalysis.standing.benchmark'),
        columns: [
          { title: say('columns.publisher'), width: 2 },
          { title: say('columns.year'), width: 1 },
          { title: say('columns.formula'), width: 4 },
          { title: say('columns.figure'), width: 2.4 },
        ],
        rows: benchmarks.map(one => [
          { text: one.publisher, link: one.address },
          plain(String(one.year)),
          plain(t(`dashboard.engagement.formulas.${one.formula}`)),
          {
            text: t('dashboard.engagement.published', {
              percent: formats.percent(one.percent),
              statistic: t(`dashboard.engagement.statistics.${one.statistic}`),
            }),
            value: one.percent,
            format: 'percent',
          },
        ]),
      },
    },
  ];
}

function ctasPart(ctas: EngagementPanel['ctas'], all: VideoWords): Block {
  const { t, say, formats } = all;
  const title = t('videoAnalysis.ctas.title');
  if (ctas.absent !== null) return part(title, [unsaid(ctas.absent, all)]);
  const places = formats.list(ctas.places.map(place => t(`videoAnalysis.places.${place}`)));
  if (ctas.found.length === 0) return part(title, [t('videoAnalysis.ctas.none', { places })]);
  return part(title, [
    ...ctas.found.map(({ kind, quote, part: position }) => {
      const place = t(`videoAnalysis.places.${quote.place}`);
      const where =
        position === null
          ? place
          : t('videoAnalysis.ctas.where', { place, position: t(`videoAnalysis.ctas.positions.${position}`) });
      return say('named', {
        name: t(`videoAnalysis.ctas.kinds.${kind}`),
        text: `${quoteText(quote, t, formats)} (${where})`,
      });
    }),
    t('videoAnalysis.ctas.searched', { places }),
  ]);
}

function mixBlocks(mix: EngagementPanel['mix'], all: VideoWords): Block[] {
  const { t, say } = all;
  const title = t('videoAnalysis.mix.title');
  if (mix.absent !== null) return [part(title, [unsaid(mix.absent, all)])];
  return [
    {
      kind: 'table',
      table: {
        caption: title,
        columns: [
          { title: t('videoAnalysis.mix.columns.metric'), width: 2 },
          { title: say('columns.count'), width: 1.4, isNumber: true },
          { title: t('videoAnalysis.mix.columns.rate'), width: 1.6, isNumber: true },
          { title: t('videoAnalysis.mix.columns.own'), width: 3 },
          { title: t('videoAnalysis.mix.columns.percentile'), width: 3 },
        ],
        rows: mix.parts.map(one => mixRow(one, all)),
      },
    },
    ...(mix.weakest === null
      ? []
      : [
          said(
            t('videoAnalysis.mix.weakest', {
              metric: t(`videoAnalysis.mix.metrics.${mix.weakest}`).toLowerCase(),
            }),
          ),
        ]),
  ];
}

function mixRow({ metric, count, perThousandViews, own }: MixPart, all: VideoWords): Cell[] {
  const { t, formats } = all;
  const known = own !== null && own.known ? own : null;
  const ownText =
    own === null
      ? t('videoAnalysis.mix.noOwn')
      : own.known
        ? t('videoAnalysis.mix.own', {
            median: formats.number(own.median, 1),
            low: formats.number(own.medianLow, 1),
            high: formats.number(own.medianHigh, 1),
          })
        : refusalSentence(own, t);
  return [
    plain(t(`videoAnalysis.mix.metrics.${metric}`)),
    whole(count, all),
    { text: formats.number(perThousandViews, 1), value: perThousandViews, format: 'decimal' },
    plain(ownText),
    plain(
      known === null
        ? ''
        : t('videoAnalysis.mix.better', {
            outdone: outdoneText(known.percentile, known.n, t, formats),
            low: formats.percent(known.low, 0),
            high: formats.percent(known.high, 0),
          }),
    ),
  ];
}
