import ScanSearch from 'lucide-react/icons/scan-search';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useAccountChoice } from '#web/shared/linked-accounts/use-account-choice.ts';
import { viewedAccount } from '#web/shared/linked-accounts/viewed-account.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { AnalysisPrice } from './analysis-price.tsx';
import { chosenDays, DaysChoice, USUAL_DAYS } from './days-choice.tsx';
import { useAnalyse } from './use-analyse.ts';

/** Choice of account and number of days, the price, and the one button. */
export function AnalyseCard({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const { t } = useLanguage();
  const say = useErrorText();
  const analyse = useAnalyse();
  const [wanted, setWanted] = useSearchParams();
  const [days, setDays] = useState(USUAL_DAYS);
  const [isRefused, setIsRefused] = useState(false);
  const { mayChoose } = useAccountChoice();
  const primary = viewedAccount(accounts, null, mayChoose);
  const offered = accounts.filter(account => mayChoose || account.is_demo || account === primary);
  const account = viewedAccount(accounts, wanted.get('accountId'), mayChoose);
  if (account === undefined) return null;

  function submit() {
    const number = chosenDays(days);
    setIsRefused(number === null);
    if (number !== null && account !== undefined) analyse.mutate({ accountId: account.id, days: number });
  }

  return (
    <Card aria-labelledby="analyse-title">
      <CardHeader
        id="analyse-title"
        title={t('accountReports.analyse.title')}
        text={t('accountReports.analyse.text')}
      />
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          if (!analyse.isPending) submit();
        }}
        className="grid gap-5"
      >
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
          <Field label={t('accountReports.analyse.account')} className="w-full sm:w-64">
            {wiring => (
              <Select
                {...wiring}
                value={account.id}
                onChange={({ target }) =>
                  setWanted(
                    before => {
                      const next = new URLSearchParams(before);
                      next.set('accountId', target.value);
                      return next;
                    },
                    { replace: true },
                  )
                }
              >
                {offered.map(({ id, tiktok_username: username }) => (
                  <option key={id} value={id}>
                    {`@${username}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <DaysChoice
            value={days}
            onChange={setDays}
            error={isRefused ? say.code('report_days_invalid', {}) : undefined}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            variant="signal"
            busy={analyse.isPending}
            icon={<ScanSearch aria-hidden className="size-4.5" />}
            className="max-sm:w-full"
          >
            {t('accountReports.analyse.submit')}
          </Button>
          <AnalysisPrice />
        </div>
      </form>
      {analyse.isError && <Refused error={analyse.error} text={say.error(analyse.error)} />}
    </Card>
  );
}

function Refused({ error, text }: { error: unknown; text: string }) {
  const { t, language } = useLanguage();
  return (
    <Alert
      tone="destructive"
      title={t('accountReports.analyse.refused')}
      className="mt-5"
      action={
        errorCodeOf(error) === 'account_analysis_limit_reached' && (
          <LinkButton size="sm" href={sitePath(SITE_PATHS.pricing, language)}>
            {t('accountReports.analyse.plans')}
          </LinkButton>
        )
      }
    >
      {text}
    </Alert>
  );
}
