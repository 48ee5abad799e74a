import FileVideo from 'lucide-react/icons/file-video';
import Images from 'lucide-react/icons/images';
import Play from 'lucide-react/icons/play';
import type { VideoReportRow } from '#contract/video-reports.ts';

/**
 * Replaces a cover: the platform's own pictures are loaded neither by the server nor by the page. Shows the kind of
 * video and its duration.
 */
export function ReportPicture({
  row,
}: {
  row: Pick<VideoReportRow, 'kind' | 'origin' | 'duration_seconds'>;
}) {
  const Sign = row.kind === 'slideshow' ? Images : row.origin === 'file' ? FileVideo : Play;
  return (
    <span
      aria-hidden
      className="relative grid h-14 w-10 shrink-0 place-items-center overflow-hidden quoted-sm border border-line bg-sunken text-muted ruled"
    >
      <Sign className="size-4.5" />
      {row.duration_seconds !== null && (
        <span className="absolute inset-x-0 bottom-0 bg-ink/85 text-center text-[0.625rem] leading-4 text-paper tabular-nums">
          {durationText(row.duration_seconds)}
        </span>
      )}
    </span>
  );
}

const MINUTE = 60;

/** 0:27, 3:05 */
function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}
