import Check from 'lucide-react/icons/check';
import type { Interval } from '#domain/billing/subscription.ts';
import { PLANS, type SoldPlan } from '#domain/plans/plan-table.ts';
import { priceSlot, writePrice } from '#i18n/slots/price-slots.ts';
import { APP_PATHS, SIGN_UP_PATH, SITE_PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { useSite, type SiteValue } from '#web/site/site-context.tsx';

const CARDS = ['freemium', 'premium', 'business_starter', 'business_pro', 'business_advanced'] as const;

/** The plans sold publicly, by month or by year. The choice is two radio buttons and CSS: no JavaScript. */
export function PlanCards({ level }: { level: 2 | 3 }) {
  const { t, href } = useSite();
  const Heading = `h${level}` as const;
  return (
    <div className="group/period">
      <fieldset className="mb-8 inline-flex flex-wrap items-center gap-3">
        <legend className="sr-only">{t('pricing.period')}</legend>
        <span className="inline-flex gap-1 quoted-sm bg-sunken p-1">
          <PeriodChoice value="month" label={t('pricing.monthly')} checked />
          <PeriodChoice value="year" label={t('pricing.yearly')} />
        </span>
        <span data-two-months-free="">
          <Badge tone="calm">{t('pricing.saving')}</Badge>
        </span>
      </fieldset>
      <ul className="grid gap-x-4 gap-y-4 sm:grid-cols-2 xl:grid-cols-5">
        {CARDS.map(plan => (
          <PlanCard key={plan} plan={plan} heading={Heading} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 quoted border border-line bg-surface p-6">
        <div>
          <Heading className="text-xl">{t('plans.business_enterprise')}</Heading>
          <p className="mt-1 text-muted">
            {t('pricing.enterpriseText')} {t('pricing.unlimitedAll')}.
          </p>
        </div>
        <p className="figure text-2xl">{t('pricing.onRequest')}</p>
        <LinkButton href={href(SITE_PATHS.support)}>{t('pricing.talk')}</LinkButton>
      </div>
      <p className="mt-6">
        <a href={href('/documentation/plans')} className="link reach">
          {t('pricing.more')}
        </a>
      </p>
    </div>
  );
}

function PeriodChoice({
  value,
  label,
  checked = false,
}: {
  value: 'month' | 'year';
  label: string;
  checked?: boolean;
}) {
  return (
    <label className="relative grid min-h-11 place-items-center quoted-sm px-4 text-[0.9375rem] font-medium text-muted has-checked:bg-surface has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-calm">
      <input
        type="radio"
        name="period"
        value={value}
        defaultChecked={checked}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {label}
    </label>
  );
}

/** Spec §9: the content of each card of the landing page's table, with the plan table's numbers. */
function contents(plan: SoldPlan, { t }: SiteValue): string[] {
  const { limits, automaticDailySync, reportExport } = PLANS[plan];
  const accounts = t('pricing.accounts', { count: limits.accounts });
  if (plan === 'freemium') {
    return [
      accounts,
      t('pricing.videoAnalysesFree', { count: limits.videoAnalysisMonthly }),
      t('pricing.scriptsFree', { count: limits.scriptGenerationMonthly }),
      t('pricing.hooksFree'),
    ];
  }
  return [
    accounts,
    t('pricing.accountAnalyses', { count: limits.accountAnalysisMonthly }),
    t('pricing.videoAnalyses', { count: limits.videoAnalysisMonthly }),
    t('pricing.unlimitedTrio'),
    ...(reportExport ? [t('pricing.export')] : []),
    ...(automaticDailySync ? [t('pricing.dailySync')] : []),
  ];
}

function PlanCard({ plan, heading: Heading }: { plan: (typeof CARDS)[number]; heading: 'h2' | 'h3' }) {
  const site = useSite();
  const { t, language } = site;
  const name = t(`plans.${plan}`);
  const price = (interval: Interval) =>
    plan === 'freemium' ? writePrice(0, language) : priceSlot(plan, interval, language);
  const featured = plan === 'premium';
  return (
    <li
      data-plan-card={plan}
      className={`relative row-span-4 grid grid-rows-subgrid gap-0 quoted bg-surface p-6 ${featured ? 'shadow-floating outline-2 outline-ink' : 'border border-line shadow-raised'}`}
    >
      <div className="self-end">
        <span data-current-plan hidden className="mb-2 block">
          <Badge tone="good">{t('pricing.current')}</Badge>
        </span>
        <Heading className="text-xl xl:text-lg">{name}</Heading>
      </div>
      {featured && (
        <Badge tone="ink" className="absolute -top-3 left-6">
          {t('pricing.popular')}
        </Badge>
      )}
      <p className="mt-3 group-has-[[value=year]:checked]/period:hidden">
        <span className="figure text-[2.5rem] leading-none">{price('month')}</span>{' '}
        <span className="text-muted">{t('pricing.perMonth')}</span>
      </p>
      <p className="mt-3 hidden group-has-[[value=year]:checked]/period:block">
        <span className="figure text-[2.5rem] leading-none">{price('year')}</span>{' '}
        <span className="text-muted">{t('pricing.perYear')}</span>
      </p>
      <ul className="mt-6 grid content-start gap-2.5 text-[0.9375rem]">
        {contents(plan, site).map(line => (
          <li
            key={line}
            className="flex gap-2.5"
            {...(line === t('pricing.dailySync') && { 'data-source': 'live' })}
          >
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-calm" />
            {line}
          </li>
        ))}
      </ul>
      <LinkButton
        href={
          plan === 'freemium'
            ? SIGN_UP_PATH
            : `${SIGN_UP_PATH}&next=${encodeURIComponent(`${APP_PATHS.settings}?plan=${plan}`)}`
        }
        variant={featured ? 'signal' : 'outline'}
        className="mt-6 w-full"
        data-choose-plan=""
        aria-label={plan === 'freemium' ? undefined : t('pricing.choosePlan', { plan: name })}
      >
        {t(plan === 'freemium' ? 'pricing.startFree' : 'pricing.choose')}
      </LinkButton>
      <LinkButton href={`${APP_PATHS.settings}#plan`} className="mt-6 w-full" data-current-plan="" hidden>
        {t('pricing.manage')}
      </LinkButton>
    </li>
  );
}
