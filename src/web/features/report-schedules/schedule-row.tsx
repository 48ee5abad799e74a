import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { FailedTry } from './failed-try.tsx';
import { getsMails, hasReader, isAwaited, scheduleText } from './schedule-words.ts';
import { useScheduleCalls } from './use-schedule-calls.ts';

/** What keeps a schedule from running, whatever its own state. */
type Held = 'plan' | 'readOnly' | 'closing';

/** One schedule: its times, the result of the last run, and its recipients. */
export function ScheduleRow({
  schedule,
  held: heldAll,
  onChange,
}: {
  schedule: ReportSchedule;
  held: Held | null;
  onChange: () => void;
}) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const { toggle, remove } = useScheduleCalls();
  const [isRemoving, setRemoving] = useState(false);
  const { id, username, is_paused: isPaused, recipients, last_failure: failure } = schedule;
  const held = heldAll ?? (schedule.is_read_only ? 'readOnly' : null);
  const { frequency, day, hour, days } = schedule;
  const others = recipients.filter(({ is_owner: isOwner }) => !isOwner).map(({ email }) => email);
  const stateText = ({
    is_refused: isRefused,
    is_retried: isRetried,
    state,
  }: ReportSchedule['recipients'][number]) => {
    if (isRefused) return t('schedules.refused');
    if (isRetried) return t('schedules.states.retried');
    return t(held !== null && state === 'confirmed' ? 'schedules.agreed' : `schedules.states.${state}`);
  };
  const toMe = getsMails(recipients);
  const isForNobody = !hasReader(recipients);
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold whole-word">{`@${username}`}</p>
          <p>
            {`${scheduleText(schedule, t, language)}, ${t('schedules.days', { count: days })} `}
            <span className="text-sm text-muted">({t('schedules.zone', { zone: schedule.time_zone })})</span>
          </p>
        </div>
        <div className="flex gap-1">
          <IconButton
            label={`${t(isPaused ? 'schedules.resume' : 'schedules.pause')} @${username}`}
            onClick={() =>
              toggle.mutate({
                id,
                is_paused: !isPaused,
                frequency,
                day,
                hour,
                days,
                recipients: others,
                to_me: toMe,
              })
            }
          >
            {isPaused ? <Play className="size-4.5" /> : <Pause className="size-4.5" />}
          </IconButton>
          <IconButton label={`${t('schedules.change')} @${username}`} onClick={onChange}>
            <Pencil className="size-4.5" />
          </IconButton>
          <IconButton label={`${t('schedules.remove')} @${username}`} onClick={() => setRemoving(true)}>
            <Trash2 className="size-4.5" />
          </IconButton>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {held !== null ? (
          <Badge>{t(`schedules.heldBy.${held}`)}</Badge>
        ) : schedule.next_run_at === null ? (
          <Badge>{t('schedules.paused')}</Badge>
        ) : isForNobody ? (
          <Badge>{t(isAwaited(recipients) ? 'schedules.waiting' : 'schedules.noReader')}</Badge>
        ) : (
          <span>{t('schedules.next', { when: formats.dateTime(schedule.next_run_at) })}</span>
        )}
        <span>
          {schedule.last_run_at === null
            ? t('schedules.never')
            : t('schedules.last', { when: formats.dateTime(schedule.last_run_at) })}
        </span>
        {schedule.last_report_id !== null && (
          <a href={`${APP_PATHS.accountReports}/${schedule.last_report_id}`} className="link">
            {t('schedules.openLast')}
          </a>
        )}
      </p>
      {failure !== null && (
        <FailedTry failure={failure} nextAt={schedule.next_run_at} isHeld={held !== null} />
      )}
      {recipients.length === 0 ? (
        <p className="text-sm text-muted">{t('schedules.nobody')}</p>
      ) : (
        <ul
          aria-label={t('schedules.recipients')}
          className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted"
        >
          {recipients.map(recipient => (
            <li key={recipient.id} className="wrap-anywhere">
              {recipient.is_owner ? `${recipient.email} (${t('schedules.you')})` : recipient.email}
              {` · ${stateText(recipient)}`}
            </li>
          ))}
        </ul>
      )}
      {recipients.some(recipient => recipient.is_refused) && (
        <Alert tone="warn">{t('schedules.refusedText')}</Alert>
      )}
      <ConfirmDialog
        open={isRemoving}
        title={t('schedules.removeTitle')}
        text={t('schedules.removeText')}
        confirmLabel={t('schedules.remove')}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setRemoving(false) })}
        onCancel={() => setRemoving(false)}
      />
    </li>
  );
}
