import type { ReportSchedule } from '#contract/report-schedules.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';

/** The last try made no report: when it was, why, what to do, and when the next one is. */
export function FailedTry({
  failure,
  nextAt,
  isHeld,
}: {
  failure: NonNullable<ReportSchedule['last_failure']>;
  /** Null while the schedule is paused. */
  nextAt: string | null;
  /** No schedule runs, whatever its own state. */
  isHeld: boolean;
}) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const say = useErrorText();
  const { code, values, at } = failure;
  const way = wayOut();
  return (
    <Alert
      tone="warn"
      title={t('schedules.failed', { when: formats.dateTime(at) })}
      action={
        way === null ? undefined : (
          <LinkButton size="sm" href={way.href}>
            {way.label}
          </LinkButton>
        )
      }
    >
      <p>{code === 'job_interrupted' ? t('schedules.ourFault') : say.code(code, values)}</p>
      <p>
        {isHeld
          ? t('schedules.heldTry')
          : nextAt === null
            ? t('schedules.noNextTry')
            : t('schedules.nextTry', { when: formats.dateTime(nextAt) })}
      </p>
    </Alert>
  );

  function wayOut(): { href: string; label: string } | null {
    switch (code) {
      case 'schedule_not_in_plan':
      case 'account_analysis_limit_reached':
        return { href: sitePath(SITE_PATHS.pricing, language), label: t('schedules.plans') };
      case 'account_read_only':
        return { href: `${APP_PATHS.settings}#plan`, label: t('schedules.toPlan') };
      case 'report_no_videos':
        return { href: APP_PATHS.accounts, label: t('schedules.toAccounts') };
      default:
        return null;
    }
  }
}
