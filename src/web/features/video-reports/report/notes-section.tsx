import { useQueryClient } from '@tanstack/react-query';
import type { VideoReport } from '#contract/video-reports.ts';
import { client, orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import type { SavedNote } from '#web/features/report-notes/note-draft.ts';
import { NoteField } from '#web/features/report-notes/note-field.tsx';
import { ReportPart } from './report-part.tsx';

/** The owner's note on the report: not part of its content. */
export function NotesSection({ report }: { report: VideoReport }) {
  const t = useT();
  const queryClient = useQueryClient();
  const { id } = report.row;
  const keep = (saved: SavedNote) => {
    queryClient.setQueryData(
      orpc.videoReports.get.queryKey({ input: { id } }),
      shown => shown && { ...shown, note: saved.note, note_revision: saved.revision },
    );
    return saved;
  };
  return (
    <ReportPart
      title={t('videoReports.report.sections.notes')}
      text={<span className="print:hidden">{t('reportNotes.text')}</span>}
      isScreenOnly={report.note === ''}
    >
      <NoteField
        reportId={id}
        known={{ note: report.note, revision: report.note_revision }}
        calls={{
          save: async chosen => {
            const saved = await client.videoReports.setNote({
              id,
              note: chosen.note,
              note_revision: chosen.revision,
            });
            return keep({ note: saved.note, revision: saved.note_revision });
          },
          load: async () => {
            const shown = await client.videoReports.get({ id });
            return keep({ note: shown.note, revision: shown.note_revision });
          },
        }}
      />
    </ReportPart>
  );
}
