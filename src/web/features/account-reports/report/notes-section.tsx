import { useQueryClient } from '@tanstack/react-query';
import { client, orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import type { SavedNote } from '#web/features/report-notes/note-draft.ts';
import { NoteField } from '#web/features/report-notes/note-field.tsx';
import { useReport } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

/** The owner's note on the report: not part of its content. */
export function NotesSection() {
  const t = useT();
  const queryClient = useQueryClient();
  const { summary, written } = useReport();
  const { id } = summary;
  const keep = (saved: SavedNote) => {
    queryClient.setQueryData(
      orpc.accountReports.get.queryKey({ input: { id } }),
      shown => shown && { ...shown, note: saved.note, note_revision: saved.revision },
    );
    return saved;
  };
  return (
    <ReportSection
      name="notes"
      text={<span className="print:hidden">{t('reportNotes.text')}</span>}
      isScreenOnly={written.note === ''}
    >
      <NoteField
        reportId={id}
        known={written}
        calls={{
          save: async chosen => {
            const saved = await client.accountReports.setNote({
              id,
              note: chosen.note,
              note_revision: chosen.revision,
            });
            return keep({ note: saved.note, revision: saved.note_revision });
          },
          load: async () => {
            const shown = await client.accountReports.get({ id });
            return keep({ note: shown.note, revision: shown.note_revision });
          },
        }}
      />
    </ReportSection>
  );
}
