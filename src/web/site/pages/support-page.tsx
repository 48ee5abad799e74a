import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { GRACE_DAYS } from '#domain/billing/subscription.ts';
import { supportPage as english } from '#i18n/en/site/support-page.ts';
import { supportPage as french } from '#i18n/fr/site/support-page.ts';
import { APP_PATHS, OPEN_PATHS, SITE_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { SearchBox } from '#web/site/search/search-box.tsx';
import { useSite } from '#web/site/site-context.tsx';
import { SitePage } from '#web/site/site-page.tsx';

/** Search first; then known issues, questions by task, billing, and the service status. */
export function SupportPage() {
  const { t, href, language } = useSite();
  const { search, issues, status, answer } = language === 'en' ? english : french;
  return (
    <SitePage title={t('support.title')} text={t('support.text')}>
      <div
        className="grid gap-12 lg:grid-cols-[1fr_20rem]"
        data-support-words={JSON.stringify({ search, issues, status, answer })}
      >
        <div className="grid min-w-0 gap-12">
          <div className="-mb-4 max-w-2xl">
            <SearchBox label={t('support.search.label')} placeholder={t('support.search.placeholder')} more />
          </div>
          <section aria-labelledby="known-issues" className="scroll-mt-24">
            <h2 id="known-issues" className="mb-4 text-2xl">
              {t('support.issues.title')}
            </h2>
            <div data-support-issues className="border-t border-line pt-3">
              <Without />
            </div>
          </section>
          <Questions />
          <BillingHelp />
          <section aria-labelledby="state" className="scroll-mt-24">
            <h2 id="state" className="text-2xl">
              {t('support.status.title')}
            </h2>
            <p className="mt-1 mb-4 text-muted">{t('support.status.text')}</p>
            <div data-support-status className="grid gap-8">
              <Without />
            </div>
          </section>
        </div>
        <aside className="self-start quoted border border-line bg-surface p-6 shadow-raised lg:sticky lg:top-24">
          <h2 className="text-xl">{t('support.more')}</h2>
          <p className="mt-2 mb-5 text-muted">{t('support.moreText')}</p>
          <p hidden data-support-answer className="mb-5 text-sm text-muted" />
          <div className="grid gap-2">
            <LinkButton href={href(SITE_PATHS.docs)} variant="calm" className="w-full">
              {t('support.docs')}
            </LinkButton>
            <LinkButton href={OPEN_PATHS.contact} className="w-full signed-in:hidden">
              {t('support.write')}
            </LinkButton>
            <span className="hidden signed-in:contents">
              <LinkButton href={APP_PATHS.tickets} className="w-full">
                {t('support.write')}
              </LinkButton>
            </span>
            <LinkButton href={APP_PATHS.tickets} variant="quiet" className="w-full">
              {t('support.tickets')}
            </LinkButton>
          </div>
        </aside>
      </div>
    </SitePage>
  );
}

function Without() {
  const { t } = useSite();
  return (
    <>
      <noscript>
        <p className="text-muted">{t('support.status.without')}</p>
      </noscript>
      <p className="hidden text-muted scripting:block">{t('support.status.wait')}</p>
    </>
  );
}

function Questions() {
  const { t, questions } = useSite();
  return (
    <section aria-labelledby="questions" className="grid gap-8">
      <h2 id="questions" className="text-2xl">
        {t('support.faq')}
      </h2>
      {questions.map(group => (
        <section key={group.id} aria-labelledby={group.id}>
          <h3 id={group.id} className="mb-2 text-lg">
            {group.title}
          </h3>
          <div className="border-t border-line">
            {group.questions.map(question => (
              <details key={question.id} id={question.id} className="group scroll-mt-24 border-b border-line">
                <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                  {question.question}
                  <Plus
                    aria-hidden
                    className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
                  />
                </summary>
                <p className="max-w-prose pb-5 text-muted">{question.answer}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

/** Billing help without contacting support, each with a link. */
function BillingHelp() {
  const { t } = useSite();
  return (
    <section aria-labelledby="billing" className="scroll-mt-24">
      <h2 id="billing" className="text-2xl">
        {t('support.billing.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('support.billing.text')}</p>
      <ul className="border-t border-line">
        <Rule text={t('support.billing.failed')}>
          <LinkButton size="sm" href={`${APP_PATHS.settings}#plan`}>
            {t('support.billing.ledger')}
          </LinkButton>
        </Rule>
        <Rule text={t('support.billing.change')}>
          <LinkButton size="sm" href={`${APP_PATHS.settings}#plan`}>
            {t('support.billing.plan')}
          </LinkButton>
        </Rule>
        <Rule text={t('support.billing.cancel')}>
          <LinkButton size="sm" href={OPEN_PATHS.cancellation}>
            {t('support.billing.cancelLink')}
          </LinkButton>
        </Rule>
        <Rule text={t('support.billing.withdraw')}>
          <LinkButton size="sm" href={OPEN_PATHS.withdrawal}>
            {t('support.billing.withdrawLink')}
          </LinkButton>
        </Rule>
        <Rule text={t('support.billing.unpaid', { days: GRACE_DAYS })} />
        <Rule text={t('support.billing.person')}>
          <LinkButton size="sm" href={APP_PATHS.tickets}>
            {t('support.billing.ask')}
          </LinkButton>
        </Rule>
      </ul>
    </section>
  );
}

function Rule({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <p className="max-w-prose">{text}</p>
      {children !== undefined && <p>{children}</p>}
    </li>
  );
}
