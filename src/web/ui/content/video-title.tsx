import ExternalLink from 'lucide-react/icons/external-link';
import { keepTogether } from '#domain/text/shown-title.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

/** A video by its caption, with its date and link; demo videos do not exist at TikTok and have no link. */
export function VideoTitle({
  caption,
  url,
  publishedAt,
}: {
  caption: string;
  url: string | null;
  publishedAt: string;
}) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">
        {keepTogether(caption.trim()) || (
          <i className="text-muted">{t('accounts.performance.noDescription')}</i>
        )}
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('accounts.performance.openOnTikTok')}
            title={t('accounts.performance.openOnTikTok')}
            className="reach ms-1.5 inline-block align-[-0.15em] text-muted hover:text-calm"
          >
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </p>
      <time dateTime={publishedAt} className="block text-[0.8125rem] text-muted">
        {formats.dateTime(publishedAt)}
      </time>
    </div>
  );
}
