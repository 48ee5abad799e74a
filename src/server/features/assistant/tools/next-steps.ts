import { hasLeads } from '#domain/advice/pattern-rules.ts';
import type { Recommendation } from '#domain/advice/recommendation.ts';
import { EXPERIMENT_STATES } from '#domain/experiments/experiment-state.ts';
import type { T } from '#i18n/messages.ts';
import { adviceSentences, factorText } from '#presentation/sentences/advice-sentence.ts';
import { computeInThread } from '../../account-reports/compute-in-thread.ts';
import { listExperiments } from '../../experiments/list-experiments.ts';
import { accountOf, basisOf, loadFigures, noAccount, noVideos } from './account-figures.ts';
import { unknown, type Tool } from './tool.ts';

/** How much of the advice the figures support; what may be chance is only a lead. */
export function adviceCounts(advice: readonly Pick<Recommendation, 'rule'>[], t: T): string[] {
  const leads = advice.filter(({ rule }) => rule === 'test_pattern').length;
  const supported = advice.length - leads;
  return [
    ...(supported > 0 ? [t('chatbot.say.advice', { count: supported })] : []),
    ...(leads > 0 ? [t('chatbot.say.leads', { count: leads })] : []),
  ];
}

/** What to do next, from an account's report. */
export const recommendations: Tool<'recommendations'> = async (context, args) => {
  const { words } = context;
  const { t, formats } = words;
  const figures = await loadFigures(context, args.account, null);
  if (figures === undefined) return noAccount(context);
  if (figures.data.videos.length === 0) return noVideos(context, figures);
  const { advice, lifts } = await computeInThread('adviceOf', figures.data);
  if (advice.length === 0)
    return unknown(
      [
        t('chatbot.say.dontKnow'),
        t('chatbot.say.noAdvice'),
        ...(hasLeads(lifts) ? [t('accountReports.experiments.tooLarge')] : []),
      ],
      ['import', 'wait'],
      ['best', 'hooks'],
    );
  const said = advice.map(one => adviceSentences(one, t, formats));
  return {
    known: true,
    text: [...adviceCounts(advice, t), ...said.slice(0, 1).map(one => `${one.title}. ${one.because}`)],
    table: {
      title: t('chatbot.tables.advice'),
      columns: [
        { key: 'action', header: t('chatbot.columns.action'), kind: 'text' },
        { key: 'because', header: t('chatbot.columns.because'), kind: 'text' },
      ],
      rows: said.map(({ title, because }) => [title, because]),
    },
    basis: basisOf(figures, figures.data.videos, {
      n: figures.data.videos.length,
      method: t('chatbot.methods.advice'),
      doc: 'best-practices#routine',
      whole: true,
    }),
    links: [{ label: t('chatbot.links.reports'), path: '/account-reports' }],
    next: ['hooks', 'experiments'],
  };
};

/** An account's experiments and their results; no figure before the rule has reached a verdict. */
export const experiments: Tool<'experiments'> = async (context, args) => {
  const { words, app, caller } = context;
  const { t, formats } = words;
  const account = accountOf(context, args.account);
  if (account === undefined) return noAccount(context);
  const { items } = await listExperiments(app, caller, { accountId: account.id, deleted: false });
  const links = [{ label: t('chatbot.links.accounts'), path: '/accounts' }];
  if (items.length === 0)
    return { ...unknown([t('chatbot.say.noExperiments')], [], ['advice', 'hooks']), links };
  const open = items.filter(({ state }) => state === 'collecting' || state === 'waiting').length;
  return {
    known: true,
    text: [t('chatbot.say.experiments', { count: items.length, open })],
    table: {
      title: t('chatbot.tables.experiments'),
      columns: [
        { key: 'variable', header: t('chatbot.columns.variable'), kind: 'text' },
        { key: 'state', header: t('chatbot.columns.state'), kind: 'text' },
        { key: 'measured', header: t('chatbot.columns.measured'), kind: 'text' },
        { key: 'verdict', header: t('chatbot.columns.verdict'), kind: 'text' },
      ],
      rows: items.map(({ variable, state, arms, plannedPerArm, verdict }) => [
        variable,
        t(`experiments.states.${EXPERIMENT_STATES.find(one => one === state) ?? 'draft'}`),
        t('experiments.progressText', {
          n: formats.number(arms.usual.measured + arms.variant.measured),
          needed: formats.number(2 * plannedPerArm),
        }),
        verdict.known
          ? `${t(`experiments.verdict.${verdict.outcome}`)} (${factorText(verdict.factor, formats)})`
          : null,
      ]),
    },
    basis: {
      username: account.tiktok_username,
      is_demo: account.is_demo,
      from: null,
      to: null,
      n: items.length,
      sources: [],
      observed_from: null,
      observed_until: null,
      rounded: false,
      method: t('chatbot.methods.experiments'),
      doc: 'best-practices#routine',
    },
    links,
    next: ['advice', 'best'],
  };
};
