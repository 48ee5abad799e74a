import FileUp from 'lucide-react/icons/file-up';
import { UPLOAD_LIMITS } from '#domain/video-analysis/analysis-run.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

const ACCEPT = '.mp4,.m4v,.mov,.webm,.srt,.vtt,video/mp4,video/quicktime,video/webm';

/** Selects a file without a mouse: a video, captions, or both. */
export function ChooseFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className="text-sm">
      <label className="link inline-flex min-h-9 cursor-pointer items-center gap-2 has-focus-visible:outline-3 has-focus-visible:outline-calm pointer-coarse:min-h-11">
        <FileUp aria-hidden className="size-4 shrink-0" />
        {t('analyses.files.choose')}
        <input
          type="file"
          multiple
          accept={ACCEPT}
          onChange={event => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <p className="text-muted">
        {t('analyses.files.limits', { limit: formats.number(UPLOAD_LIMITS.video / 1_000_000) })}
      </p>
    </div>
  );
}
