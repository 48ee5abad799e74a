import { useFormats, useT } from '#web/ui/language/language.tsx';

/** File sizes in a suitable unit: « 840 ko », « 4,6 Mo ». */
export function useSizeText(): (bytes: number) => string {
  const t = useT();
  const formats = useFormats();
  return bytes =>
    bytes < 1_000_000
      ? t('downloads.row.size.kilobytes', { size: formats.number(Math.ceil(bytes / 1_000)) })
      : t('downloads.row.size.megabytes', {
          size: formats.number(bytes / 1_000_000, bytes < 100_000_000 && bytes % 1_000_000 !== 0 ? 1 : 0),
        });
}
