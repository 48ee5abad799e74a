import { asReportMetric, metricText, valuesOf } from './account-stats.ts';
import { medianInterval } from '#domain/statistics/median-interval.ts';
import { basisOf, loadFigures, type AccountFigures } from './account-figures.ts';
import { unknown, type Tool } from './tool.ts';

/** Each account is loaded separately. */
const MOST_ACCOUNTS = 6;

/** Compares own accounts; by medians, because a single viral video says nothing about an account. */
export const compareAccounts: Tool<'compare_accounts'> = async (context, args) => {
  const { words, accounts } = context;
  const { t, formats } = words;
  const handles = args.accounts.length > 1 ? args.accounts : accounts.map(one => one.tiktok_username);
  if (handles.length < 2)
    return unknown([t('chatbot.say.oneAccount')], ['link_account'], ['compareMonths', 'benchmarks']);
  const found: AccountFigures[] = [];
  for (const handle of handles.slice(0, MOST_ACCOUNTS)) {
    const figures = await loadFigures(context, handle, args.period);
    if (figures !== undefined) found.push(figures);
  }
  const metric = asReportMetric(args.metric) ?? 'views';
  const rows = found.map(figures => ({ figures, median: medianInterval(valuesOf(figures.videos, metric)) }));
  const told = rows.flatMap(({ figures, median }) =>
    median.known ? [{ name: `@${figures.account.tiktok_username}`, median: median.median }] : [],
  );
  const [best] = told.toSorted((a, b) => b.median - a.median);
  const [reference] = found;
  if (best === undefined || reference === undefined || told.length < 2)
    return unknown(
      [t('chatbot.say.dontKnow'), t('chatbot.say.thinAccounts')],
      ['sync', 'import'],
      ['syncState'],
    );
  const all = found.flatMap(({ videos }) => videos);
  return {
    known: true,
    text: [
      t('chatbot.say.accounts', {
        name: best.name,
        value: metricText(best.median, metric, words),
        metric: t(`chatbot.metrics.${metric}`, { count: best.median }),
        count: found.length,
        span: words.span(reference.span),
      }),
    ],
    table: {
      title: t('chatbot.tables.accounts'),
      columns: [
        { key: 'account', header: t('chatbot.columns.account'), kind: 'text' },
        { key: 'videos', header: t('chatbot.columns.videos'), kind: 'count' },
        {
          key: 'median',
          header: t('chatbot.names.medianOf', { name: t(`chatbot.names.${metric}`) }),
          kind: metric === 'engagement' ? 'percent' : 'number',
        },
        {
          key: 'engagement',
          header: t('chatbot.names.medianOf', { name: t('chatbot.names.engagement') }),
          kind: 'percent',
        },
      ],
      rows: rows.map(({ figures, median }) => {
        const engagement = medianInterval(valuesOf(figures.videos, 'engagement'));
        return [
          `@${figures.account.tiktok_username}`,
          figures.videos.length,
          median.known ? Math.round(median.median * 100) / 100 : null,
          engagement.known ? Math.round(engagement.median * 100) / 100 : null,
        ];
      }),
    },
    basis: {
      ...basisOf(reference, all, {
        n: all.length,
        method: t('chatbot.methods.accounts', { floor: formats.number(6) }),
        doc: 'videos#median',
      }),
      username: null,
      is_demo: found.some(({ account }) => account.is_demo),
    },
    links: [{ label: t('chatbot.links.accounts'), path: '/accounts' }],
    next: ['best', 'stats'],
  };
};
