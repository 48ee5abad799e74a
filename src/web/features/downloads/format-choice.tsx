import type { DownloadItem } from '#contract/downloads.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useDownloadCalls } from '#web/shared/downloads/use-downloads.ts';
import { useSizeText } from '#web/shared/files/use-size-text.ts';

/** The files that TikTok offers for a video, described by their differences. */
export function FormatChoice({ item, title }: { item: DownloadItem; title: string }) {
  const t = useT();
  const sizeText = useSizeText();
  const { choose } = useDownloadCalls();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('downloads.row.choose')}</legend>
      <div className="flex flex-wrap gap-2">
        {item.options.map(({ codec, width, height, bytes }) => {
          // Pixels are written without separators.
          const values = {
            width: String(width),
            height: String(height),
            codec: t(`downloads.row.codecs.${codec}`),
          };
          const picture =
            bytes === null
              ? t('downloads.row.optionNoSize', values)
              : t('downloads.row.option', {
                  ...values,
                  size: t('downloads.row.about', { size: sizeText(bytes) }),
                });
          return (
            <Button
              key={codec}
              size="sm"
              busy={choose.isPending && choose.variables.codec === codec}
              className="h-auto flex-col items-start gap-0 py-2 text-start"
              onClick={() => choose.mutate({ id: item.id, codec })}
            >
              <span>{picture}</span>
              <span className="text-[0.8125rem] font-normal text-muted">
                {t(codec === 'h264' ? 'downloads.row.everywhere' : 'downloads.row.sharper')}
              </span>
              <span className="sr-only">{title}</span>
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
