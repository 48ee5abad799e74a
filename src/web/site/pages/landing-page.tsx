import Lock from 'lucide-react/icons/lock';
import Sparkles from 'lucide-react/icons/sparkles';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { SIGN_UP_PATH, SITE_PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { LandingProof } from './landing-proof.tsx';
import { PlanCards } from './plan-cards.tsx';
import { SectionTitle } from '#web/site/section-title.tsx';
import { useSite } from '#web/site/site-context.tsx';

export function LandingPage() {
  const { t } = useSite();
  return (
    <>
      <Hero />
      <Commitments />
      <LandingFeatures />
      <LandingProof />
      <section aria-labelledby="pricing-title" className="mx-auto max-w-7xl px-4 pt-24 sm:px-6 lg:px-8">
        <SectionTitle id="pricing-title" text={t('pricing.text')}>
          {t('pricing.heading')}
        </SectionTitle>
        <PlanCards level={3} />
      </section>
      <Closing />
    </>
  );
}

function Hero() {
  const { t, href } = useSite();
  return (
    <section className="relative overflow-hidden border-b border-line ruled">
      <span
        aria-hidden
        className="absolute inset-y-0 start-6 w-px bg-(--margin-rule) max-xl:hidden min-[90rem]:start-[calc(50%-41rem)]"
      />
      <div className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-12 px-4 pt-12 pb-16 sm:px-6 sm:pb-40 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:px-8 lg:pt-20 lg:pb-40">
        <div className="min-w-0">
          <Badge tone="signal" className="lg:hidden">
            {t('beta')}
          </Badge>
          <p className="mt-4 font-medium text-muted lg:mt-0">{t('hero.kicker')}</p>
          <h1 className="mt-3 text-[clamp(2.75rem,1.6rem+5.2vw,5rem)] leading-[0.98] font-extrabold tracking-[-0.035em]">
            {t('hero.title')}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-muted">{t('hero.subtitle')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href={SIGN_UP_PATH} variant="signal" size="lg">
              {t('hero.start')}
            </LinkButton>
            <LinkButton href={href(SITE_PATHS.demo)} size="lg">
              {t('hero.demo')}
            </LinkButton>
          </div>
          <p className="mt-4 text-sm text-muted">{t('hero.free')}</p>
        </div>
        <div className="min-w-0">
          <HeroPanel />
        </div>
      </div>
    </section>
  );
}

function Commitments() {
  const { t } = useSite();
  return (
    <section aria-label={t('badges.label')} className="border-b border-line bg-surface">
      <ul className="mx-auto grid max-w-7xl gap-x-10 gap-y-6 px-4 py-8 sm:px-6 md:grid-cols-3 lg:px-8">
        <Commitment icon={<Lock />} title={t('badges.secure')} text={t('badges.secureText')} />
        <Commitment icon={<Sparkles />} title={t('badges.ai')} text={t('badges.aiText')} />
        <Commitment icon={<Users />} title={t('badges.multi')} text={t('badges.multiText')} />
      </ul>
    </section>
  );
}

function Commitment({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li>
      <Badge tone="calm" icon={icon}>
        {title}
      </Badge>
      <p className="mt-2 text-[0.9375rem] text-muted">{text}</p>
    </li>
  );
}

function Closing() {
  const { t } = useSite();
  return (
    <section className="mx-auto mt-24 max-w-7xl px-4 sm:px-6 lg:px-8">
      <div className="quoted grid justify-items-start gap-6 border border-line bg-signal-wash px-6 py-12 sm:px-12 sm:py-16">
        <h2 className="max-w-3xl text-[clamp(1.75rem,1rem+3vw,3.25rem)] leading-[1.02] font-extrabold tracking-[-0.03em]">
          {t('closing.title')}
        </h2>
        <p className="text-lg">
          <span data-source="live">{t('closing.text')}</span>
          <span data-source="file" hidden>
            {t('closing.textByFile')}
          </span>
        </p>
        <LinkButton href={SIGN_UP_PATH} variant="signal" size="lg">
          {t('hero.start')}
        </LinkButton>
      </div>
    </section>
  );
}
