import { useState } from 'react';
import { ROW_REJECTIONS, type RowRejection } from '#domain/imports/row-rejection.ts';
import { tickedPreview } from '#domain/sources/ticked-preview.ts';
import { shownTitle } from '#domain/text/shown-title.ts';
import { daySpan } from '#presentation/sentences/day-span.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useAnnounced } from '#web/ui/browser/announce.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { AccountTicks, firstTicks, hasNoWay, NoPlace } from './account-ticks.tsx';
import { DateOrderChoice } from './date-order-choice.tsx';
import { ImportConflicts } from './import-conflicts.tsx';
import { HeldCounts } from './held-counts.tsx';
import { ImportDoubts } from './import-doubts.tsx';
import { ImportParts } from './import-parts.tsx';
import { isBefore, ReadingTimeQuestion } from './reading-time-question.tsx';
import { columnChosen, type Chosen, type ImportPreview } from './use-import.ts';

const SAMPLE_CHARACTERS = 70;

/** What a file contains and what importing it would change; nothing is saved yet. */
export function ImportPreviewCard({
  file,
  preview: whole,
  chosen,
  busy,
  onRead,
  onTimeUnknown,
  onConfirm,
  onCancel,
}: {
  file: File;
  preview: ImportPreview;
  chosen: Chosen;
  busy: boolean;
  /** The user changed a setting of the file: read it again. */
  onRead: (chosen: Chosen) => void;
  onTimeUnknown: (isUnknown: boolean) => void;
  /** With the ticked accounts. */
  onConfirm: (handles: readonly string[]) => void;
  onCancel: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const { accounts } = whole;
  const [ticked, setTicked] = useState(() => firstTicks(whole));
  const isSeveral = accounts.length > 1;
  const chosenAccounts = isSeveral ? accounts.filter(({ username }) => ticked.has(username)) : accounts;
  const preview = isSeveral ? tickedPreview(whole, chosenAccounts) : whole;
  const { days } = preview;
  const { time } = preview;
  const isTimeOpen =
    time.from === 'unknown'
      ? !chosen.isTimeUnknown
      : time.from === 'said' && time.at !== null && isBefore(time.at, preview.lastPublishedAt);
  useAnnounced(t('imports.preview.title', { file: file.name }));
  const changesNothing = chosenAccounts.length > 0 && !chosenAccounts.some(({ changes }) => changes);
  const header = (
    <header>
      <h3 id="import-preview" className="text-lg wrap-anywhere">
        {t('imports.preview.title', { file: file.name })}
      </h3>
      <p className="mt-1.5 flex flex-wrap items-center gap-2">
        {!isSeveral && (
          <>
            <span className="sr-only">{t('imports.preview.account')}</span>
            <span className="font-semibold whole-word">{`@${preview.username}`}</span>
            {preview.linksAccount && <Badge tone="calm">{t('imports.preview.links')}</Badge>}
          </>
        )}
        <span className="sr-only">{t('imports.preview.format')}</span>
        <Badge>
          {chosen.choice.columns.length > 0
            ? t('imports.preview.byHand')
            : t(`imports.preview.formats.${preview.format}`)}
        </Badge>
      </p>
    </header>
  );
  if (hasNoWay(preview)) {
    return (
      <section aria-labelledby="import-preview" className="grid gap-5">
        {header}
        <NoPlace preview={preview} onTake={handle => onRead({ ...chosen, handle })} />
        <Button className="justify-self-end" onClick={onCancel}>
          {t('imports.again')}
        </Button>
      </section>
    );
  }
  return (
    <section aria-labelledby="import-preview" className="grid gap-5">
      {header}
      {preview.takesPlaceOf !== null && (
        <Alert tone="warn">
          {t('imports.preview.takesPlace', { empty: preview.takesPlaceOf, username: preview.username })}
        </Alert>
      )}
      {isSeveral && <AccountTicks preview={preview} ticked={ticked} onTick={setTicked} />}
      {(whole.videos > 0 || whole.days.figures === 0) && (
        <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4">
          {(['videos', 'added', 'updated', 'unchanged'] as const).map(count => (
            <div key={count}>
              <dt className="text-sm text-muted">{t(`imports.preview.${count}`)}</dt>
              <dd className="figure text-2xl">{formats.number(preview[count])}</dd>
            </div>
          ))}
        </dl>
      )}
      {preview.firstPublishedAt !== null && preview.lastPublishedAt !== null && (
        <p className="text-muted">
          {t('imports.preview.dates')}{' '}
          {daySpan(formats.date(preview.firstPublishedAt), formats.date(preview.lastPublishedAt), t)}
        </p>
      )}
      {days.from !== null && days.to !== null && (
        <div>
          <p>
            <span className="font-semibold">{t('imports.preview.days')}</span>{' '}
            {t('imports.preview.daysValue', {
              span: daySpan(formats.date(`${days.from}T12:00:00Z`), formats.date(`${days.to}T12:00:00Z`), t),
              added: days.added,
              updated: days.updated,
              unchanged: days.unchanged,
            })}
          </p>
          <p className="mt-1 text-sm text-muted">{t('imports.preview.daysText')}</p>
        </div>
      )}
      {preview.unknownViews > 0 && (
        <p>{t('imports.preview.unknownViews', { count: preview.unknownViews })}</p>
      )}
      <ImportDoubts doubts={preview.doubts} />
      {preview.assumedEncoding !== null && <p>{t('imports.preview.assumedEncoding')}</p>}
      {preview.dateOrder !== null && (
        <DateOrderChoice
          chosen={preview.dateOrder}
          onChoose={dateOrder => onRead({ ...chosen, choice: { ...chosen.choice, dateOrder } })}
        />
      )}
      <ReadingTimeQuestion
        file={file}
        time={time}
        newest={preview.lastPublishedAt}
        chosen={chosen}
        onRead={onRead}
        onUnknown={onTimeUnknown}
      />
      <HeldCounts preview={preview} chosen={chosen} onRead={onRead} />
      <ImportParts
        preview={preview}
        onChoose={column => onRead({ ...chosen, choice: columnChosen(chosen.choice, column) })}
      />
      <ImportConflicts preview={preview} />
      <Sample preview={preview} />
      <Rejected preview={preview} />
      {changesNothing && <Alert>{t('imports.preview.nothingNew')}</Alert>}
      {(isTimeOpen || chosenAccounts.length === 0) && (
        <p className="text-end text-sm text-muted">
          {t(isTimeOpen ? 'imports.time.answerFirst' : 'imports.accounts.chooseOne')}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{t('imports.cancel')}</Button>
        <Button
          variant="signal"
          busy={busy}
          disabled={isTimeOpen || changesNothing || chosenAccounts.length === 0}
          onClick={() => onConfirm(chosenAccounts.map(({ username }) => username))}
        >
          {preview.videos > 0 || isSeveral
            ? t('imports.confirm', { count: preview.videos })
            : days.figures > 0
              ? t('imports.confirmDays', { count: days.figures })
              : t('imports.confirmProfile')}
        </Button>
      </div>
    </section>
  );
}

function Sample({ preview }: { preview: ImportPreview }) {
  const t = useT();
  const formats = useFormats();
  if (preview.sample.length === 0) return null;
  return (
    <Table
      caption={t('imports.preview.sample')}
      rows={preview.sample}
      rowKey={video => video.id}
      columns={[
        {
          key: 'text',
          header: t('imports.preview.sampleText'),
          rowHeader: true,
          cell: video => (
            <span className="wrap-anywhere">
              {shownTitle(video.description, SAMPLE_CHARACTERS) || t('imports.preview.noDescription')}
            </span>
          ),
        },
        {
          key: 'date',
          header: t('imports.preview.sampleDate'),
          cell: video => <span className="sm:whitespace-nowrap">{formats.date(video.createdAt)}</span>,
        },
        {
          key: 'views',
          header: t('imports.preview.sampleViews'),
          numeric: true,
          cell: video => (video.views === null ? '—' : formats.number(video.views)),
        },
      ]}
    />
  );
}

/** Lists refused rows, each with its number and its reason. */
function Rejected({ preview }: { preview: ImportPreview }) {
  const t = useT();
  const { rejected, rejectedCount } = preview;
  if (rejectedCount === 0) return null;
  const isKnown = (reason: string): reason is RowRejection => ROW_REJECTIONS.some(known => known === reason);
  const reasonText = (reason: string) =>
    isKnown(reason) ? t(`imports.reasons.${reason}`) : t('imports.reasons.unknown', { reason });
  const withValue = (reason: string, value: string | undefined) =>
    value === undefined ? reason : t('imports.preview.rejectedValue', { reason, value });
  return (
    <details className="quoted-sm border border-line px-4 py-3">
      <summary className="font-medium">
        {t('imports.preview.rejectedTitle', { count: rejectedCount })}
      </summary>
      <ul className="mt-2 grid gap-1 text-sm">
        {rejected.map(({ row, reason, value }) => (
          <li key={`${row} ${reason}`}>
            {t('imports.preview.rejectedRow', { row, reason: withValue(reasonText(reason), value) })}
          </li>
        ))}
        {rejectedCount > rejected.length && (
          <li className="text-muted">
            {t('imports.preview.rejectedMore', { count: rejectedCount - rejected.length })}
          </li>
        )}
      </ul>
    </details>
  );
}
