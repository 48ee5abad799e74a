import { useMemo } from 'react';
import { createFormats } from '#i18n/language/formats.ts';
import { useLanguage } from '#web/ui/language/language.tsx';

/** Formats calendar dates: they have no time zone. */
export function useDay(): (date: string) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const formats = createFormats(language, 'UTC');
    return date => formats.date(`${date}T12:00:00Z`);
  }, [language]);
}
