import { REPORT_LIMITS } from '#domain/video-reports/report-table.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { SavedNote } from './note-draft.ts';
import { useReportNote, type NoteCalls } from './use-report-note.ts';

/** The user's note on a report; printed as written. */
export function NoteField({
  reportId,
  known,
  calls,
}: {
  reportId: string;
  known: SavedNote;
  calls: NoteCalls;
}) {
  const me = useMe();
  if (viewing !== null) return <p className="whitespace-pre-wrap wrap-anywhere">{known.note}</p>;
  return (
    <QueryPanel query={me} skeleton={<Skeleton className="h-28" />}>
      {({ id }) => <EditedNote key={reportId} userId={id} reportId={reportId} known={known} calls={calls} />}
    </QueryPanel>
  );
}

const WARN_BELOW = 500;

function EditedNote({
  userId,
  reportId,
  known,
  calls,
}: {
  userId: string;
  reportId: string;
  known: SavedNote;
  calls: NoteCalls;
}) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const note = useReportNote(known, { userId, reportId, calls });
  const { text, theirs, refusal, state, savedAt } = note;
  const left = REPORT_LIMITS.noteCharacters - text.length;
  const status =
    state === 'saving'
      ? t('reportNotes.saving')
      : state === 'waiting'
        ? t('reportNotes.waiting')
        : savedAt !== null && t('reportNotes.saved', { time: formats.time(savedAt) });
  return (
    <>
      <div className="grid gap-2 print:hidden">
        <TextArea
          aria-label={t('reportNotes.label')}
          value={text}
          maxLength={REPORT_LIMITS.noteCharacters}
          className="field-sizing-content max-h-[32rem] max-w-prose"
          onChange={({ target }) => note.write(target.value)}
        />
        <p className="flex min-h-5 max-w-prose flex-wrap justify-between gap-x-4 text-[0.8125rem] text-muted">
          <output>{status}</output>
          {left < WARN_BELOW && <span>{t('reportNotes.left', { count: left })}</span>}
        </p>
        {refusal !== null && <Alert tone="destructive">{say.error(refusal)}</Alert>}
        {theirs !== null && (
          <Alert tone="warn" isOutcome title={t('reportNotes.elsewhere.title')}>
            <p>{t('reportNotes.elsewhere.text')}</p>
            <blockquote className="my-3 max-h-60 overflow-y-auto border-s-2 border-line-strong ps-3 whitespace-pre-wrap wrap-anywhere">
              {theirs.note === '' ? t('reportNotes.elsewhere.empty') : theirs.note}
            </blockquote>
            <span className="flex flex-wrap gap-2.5">
              <Button size="sm" variant="calm" onClick={() => note.keepMine()}>
                {t('reportNotes.elsewhere.mine')}
              </Button>
              <Button size="sm" onClick={() => note.takeTheirs()}>
                {t('reportNotes.elsewhere.theirs')}
              </Button>
            </span>
          </Alert>
        )}
      </div>
      <p className="hidden whitespace-pre-wrap wrap-anywhere print:block">{text}</p>
    </>
  );
}
