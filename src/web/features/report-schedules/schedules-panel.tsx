import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useState } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { KeptMailNote } from '#web/shared/session/kept-mail-note.tsx';
import { useReportExport } from '#web/shared/quotas/use-plan.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleRow } from './schedule-row.tsx';
import { StoppedAccounts, StoppedByPlan } from './stopped-reports.tsx';

type Shown = { at: 'list' } | { at: 'create' } | { at: 'change'; schedule: ReportSchedule };

/** Scheduled reports: when, about which account, to whom, and the result of the last one. */
export function SchedulesPanel({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const { t, language } = useLanguage();
  const [shown, setShown] = useState<Shown>({ at: 'list' });
  const query = useQuery(orpc.reportSchedules.list.queryOptions());
  const me = useMe().data;
  const isIncluded = useReportExport();
  const held = me?.deletion_due_at != null ? 'closing' : isIncluded === false ? 'plan' : null;
  const close = () => setShown({ at: 'list' });
  return (
    <Card aria-labelledby="schedules-title">
      <CardHeader
        id="schedules-title"
        title={t('schedules.title')}
        text={t('schedules.text')}
        actions={
          isIncluded !== undefined && (
            <Button
              disabled={held !== null}
              icon={<CalendarPlus aria-hidden className="size-4" />}
              onClick={() => setShown({ at: 'create' })}
            >
              {t('schedules.create')}
            </Button>
          )
        }
      />
      <KeptMailNote className="mb-4 text-sm text-muted" />
      <QueryPanel
        query={query}
        skeleton={<SkeletonLines lines={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={<CalendarSync aria-hidden />}
            title={t('schedules.none')}
            text={t(isIncluded === false ? 'schedules.notInPlan' : 'schedules.noneText')}
            action={
              isIncluded === false && (
                <LinkButton href={sitePath(SITE_PATHS.pricing, language)}>{t('schedules.plans')}</LinkButton>
              )
            }
          />
        }
      >
        {({ items }) => (
          <>
            {held === 'plan' && <StoppedByPlan schedules={items} />}
            {held === null && <StoppedAccounts schedules={items} />}
            <ul className="grid divide-y divide-line">
              {items.map(schedule => (
                <ScheduleRow
                  key={schedule.id}
                  schedule={schedule}
                  held={held}
                  onChange={() => setShown({ at: 'change', schedule })}
                />
              ))}
            </ul>
          </>
        )}
      </QueryPanel>
      {shown.at !== 'list' && (
        <ScheduleForm
          accounts={accounts}
          schedule={shown.at === 'change' ? shown.schedule : null}
          email={me?.email ?? ''}
          onClose={close}
        />
      )}
    </Card>
  );
}
