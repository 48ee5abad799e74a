import FileArchive from 'lucide-react/icons/file-archive';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useArchiveDownload } from './use-archive-download.ts';

const KILOBYTE = 1_000;

/** One button to export all of the user's data, with progress below it. */
export function ExportButton() {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const { state, download } = useArchiveDownload(language);
  const size = (bytes: number) =>
    t('settings.data.kilobytes', { size: formats.number(Math.ceil(bytes / KILOBYTE)) });
  return (
    <div>
      <Button
        variant="signal"
        busy={state.at === 'reading'}
        icon={<FileArchive aria-hidden className="size-5" />}
        onClick={() => void download()}
      >
        {t('settings.data.export')}
      </Button>
      <output className="block text-sm text-muted not-empty:mt-2">
        {state.at === 'reading' && t('settings.data.exporting', { size: size(state.bytes) })}
        {state.at === 'done' && t('settings.data.exported', { size: size(state.bytes) })}
      </output>
      {state.at === 'failed' && <Alert tone="destructive">{t('settings.data.exportFailed')}</Alert>}
    </div>
  );
}
