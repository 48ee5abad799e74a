import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Attachment } from '#contract/support/support.ts';
import { useSizeText } from '#web/shared/files/use-size-text.ts';
import { fetchFile, RefusedFile } from '#web/shared/files/fetch-file.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { saveAsFile } from '#web/ui/browser/save-as-file.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Files of a message: saved, never opened as a page. */
export function AttachmentList({ files, asStaff }: { files: readonly Attachment[]; asStaff: boolean }) {
  const { t } = useLanguage();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('tickets.files.list')} className="mt-2 flex flex-wrap gap-2">
      {files.map(file => (
        <li key={file.id} className="max-w-full">
          <SaveAttachment file={file} asStaff={asStaff} />
        </li>
      ))}
    </ul>
  );
}

function SaveAttachment({ file, asStaff }: { file: Attachment; asStaff: boolean }) {
  const { t, language } = useLanguage();
  const size = useSizeText();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const { type, content } = await fetchFile(
        asStaff
          ? { address: `/api/v1/admin/ticket-attachments/${file.id}`, room: 'admin' }
          : { address: `/api/v1/support/attachments/${file.id}` },
        { language, signal: new AbortController().signal, onBytes: () => undefined },
      );
      // A CSV file may contain spreadsheet formulas, which are not checked.
      saveAsFile(asStaff && file.type === 'csv' ? `${file.name}.txt` : file.name, type, content);
    } catch (error) {
      toast({
        title: t('tickets.files.failed'),
        ...(error instanceof RefusedFile && { description: error.message }),
        variant: 'destructive',
      });
    }
    setBusy(false);
  }
  return (
    <Button
      size="sm"
      busy={busy}
      icon={<Download aria-hidden className="size-4 shrink-0" />}
      onClick={() => void save()}
      className="max-w-full text-start wrap-anywhere"
    >
      <bdi>{t('tickets.files.save', { name: file.name, size: size(file.bytes) })}</bdi>
    </Button>
  );
}
