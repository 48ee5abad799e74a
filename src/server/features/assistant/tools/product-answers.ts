import { effectivePlan, PLANS, UNLIMITED, type SoldPlan } from '#domain/plans/plan-table.ts';
import { METERS } from '#domain/quotas/meters.ts';
import type { QuestionPlan } from '#domain/assistant/question/question.ts';
import { getMe } from '../../profile/get-profile.ts';
import { listPrices } from '../../quotas/list-prices.ts';
import type { AnswerWords } from '../answer-words.ts';
import { accountOf, loadFigures, noAccount } from './account-figures.ts';
import { unknown, type Tool } from './tool.ts';

/** Used and remaining plan limits, and when they reset. */
export const quotaStatus: Tool<'quota_status'> = async ({ app, caller, words }, args) => {
  const { t, formats } = words;
  const [prices, me] = await Promise.all([listPrices(app, caller), getMe(app, caller)]);
  const wanted = METERS.find(meter => meter === args.meter);
  const plan = t(`shell.plans.${me.profile.plan_type}`);
  const left = (value: number) => (value === UNLIMITED ? t('chatbot.say.unlimited') : formats.number(value));
  const text = [t('chatbot.say.plan', { plan })];
  if (args.meter === 'accounts') {
    const limit = PLANS[effectivePlan(me.profile.plan_type)].limits.accounts;
    text.push(t('chatbot.say.accountLimit', { limit: left(limit) }));
  } else {
    for (const { meter, limit, left, resets_at: resetsAt } of prices) {
      if (wanted !== undefined && meter !== wanted) continue;
      const name = t(`chatbot.meters.${meter}`);
      text.push(
        limit === UNLIMITED
          ? t('chatbot.say.noLimit', { name })
          : t('chatbot.say.left', { name, left: formats.number(left), limit: formats.number(limit) }),
      );
      // For several, the table shows it.
      if (wanted !== undefined && resetsAt !== null)
        text.push(t('chatbot.say.resets', { when: formats.dateTime(resetsAt) }));
    }
  }
  return {
    known: true,
    text,
    table: {
      title: t('chatbot.tables.quotas'),
      columns: [
        { key: 'what', header: t('chatbot.columns.what'), kind: 'text' },
        { key: 'left', header: t('chatbot.columns.left'), kind: 'text' },
        { key: 'limit', header: t('chatbot.columns.limit'), kind: 'text' },
        { key: 'resets', header: t('chatbot.columns.resets'), kind: 'instant' },
      ],
      rows: prices.map(price => [
        t(`chatbot.meters.${price.meter}`),
        left(price.left),
        left(price.limit),
        price.resets_at,
      ]),
    },
    links: [{ label: t('chatbot.links.plans'), path: '/pricing' }],
    next: ['plans', 'stats'],
  };
};

const BUSINESS = ['business_starter', 'business_pro', 'business_advanced', 'business_enterprise'] as const;

function plansAsked(plan: QuestionPlan | null): readonly SoldPlan[] {
  if (plan === null) return ['freemium', 'premium', ...BUSINESS];
  return plan === 'business' ? BUSINESS : [plan];
}

/** Contents and prices of plans, from the table that the server applies. */
export const planInfo: Tool<'plan_info'> = ({ words }, args) => {
  const { t } = words;
  const plans = plansAsked(args.plan);
  const [first = 'freemium'] = plans;
  const answer = {
    known: true,
    text: [
      plans.length === 1
        ? t('chatbot.say.onePlan', {
            plan: t(`shell.plans.${first}`),
            price: priceText(first, words),
            accounts: limitText(PLANS[first].limits.accounts, words),
          })
        : t('chatbot.say.plans'),
    ],
    table: {
      title: t('chatbot.tables.plans'),
      columns: [
        { key: 'plan', header: t('chatbot.columns.plan'), kind: 'text' as const },
        { key: 'price', header: t('chatbot.columns.price'), kind: 'text' as const },
        { key: 'accounts', header: t('chatbot.columns.accounts'), kind: 'text' as const },
        { key: 'videos', header: t('chatbot.meters.video_analysis'), kind: 'text' as const },
        { key: 'analyses', header: t('chatbot.meters.account_analysis'), kind: 'text' as const },
        { key: 'questions', header: t('chatbot.meters.chatbot_questions'), kind: 'text' as const },
      ],
      rows: plans.map(plan => {
        const { limits } = PLANS[plan];
        return [
          t(`shell.plans.${plan}`),
          priceText(plan, words),
          limitText(limits.accounts, words),
          limitText(limits.videoAnalysisMonthly, words),
          limitText(limits.accountAnalysisMonthly, words),
          limitText(limits.chatbotQuestionsDaily, words),
        ];
      }),
    },
    links: [{ label: t('chatbot.links.plans'), path: '/pricing' }],
    next: ['quotas'] as const,
  };
  return Promise.resolve(answer);
};

function limitText(limit: number, { t, formats }: AnswerWords): string {
  return limit === UNLIMITED ? t('chatbot.say.unlimited') : formats.number(limit);
}

function priceText(plan: SoldPlan, { t, formats }: AnswerWords): string {
  const cents = PLANS[plan].monthlyPriceCents;
  return cents === null
    ? t('chatbot.say.onRequest')
    : t('chatbot.say.perMonth', { price: formats.money(cents) });
}

/** When the figures were measured, from which source, and what prevents the next sync. */
export const syncState: Tool<'sync_state'> = async (context, args) => {
  const { words } = context;
  const { t, formats } = words;
  const account = accountOf(context, args.account);
  const figures = await loadFigures(context, args.account, null);
  if (account === undefined || figures === undefined) return noAccount(context);
  const username = account.tiktok_username;
  const { videos } = figures.data;
  const instants = videos.map(({ observedAt }) => observedAt.getTime());
  const newest = instants.length === 0 ? null : new Date(Math.max(...instants));
  const text = [
    account.last_synced_at === null
      ? t('chatbot.say.neverSynced', { username })
      : t('chatbot.say.synced', { username, when: formats.dateTime(account.last_synced_at) }),
  ];
  if (account.last_failure !== null)
    text.push(t('chatbot.say.syncFailed', { when: formats.dateTime(account.last_failure.at) }));
  if (account.next_sync_at !== null)
    text.push(t('chatbot.say.nextSync', { when: formats.dateTime(account.next_sync_at) }));
  const links = [{ label: t('chatbot.links.accounts'), path: '/accounts' }];
  if (newest === null)
    return { ...unknown([...text, t('chatbot.say.noVideosKnown', { username })], ['sync', 'import']), links };
  const counts = new Map<string, number>();
  for (const { source } of videos) counts.set(source, (counts.get(source) ?? 0) + 1);
  text.push(t('chatbot.say.readUntil', { when: formats.dateTime(newest) }));
  return {
    known: true,
    text,
    table: {
      title: t('chatbot.tables.sources'),
      columns: [
        { key: 'source', header: t('chatbot.columns.source'), kind: 'text' },
        { key: 'videos', header: t('chatbot.columns.videos'), kind: 'count' },
      ],
      rows: [...new Set(videos.map(({ source }) => source))].map(source => [
        t(`ui.provenance.sources.${source}`),
        counts.get(source) ?? 0,
      ]),
    },
    basis: {
      username,
      is_demo: account.is_demo,
      from: null,
      to: null,
      n: videos.length,
      sources: [...new Set(videos.map(({ source }) => source))],
      observed_from: new Date(Math.min(...instants)).toISOString(),
      observed_until: newest.toISOString(),
      rounded: videos.some(({ precision }) => precision === 'rounded'),
      method: t('chatbot.methods.sync'),
      doc: 'introduction#sources',
    },
    links,
    next: ['stats', 'followers'],
  };
};
