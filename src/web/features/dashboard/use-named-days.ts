import { useMemo } from 'react';
import { LOCALE } from '#contract/wire/languages.ts';
import { dayLabel } from '#domain/dashboard/day-label.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import type { DashboardStats } from './report-cards.tsx';

/** The daily rows, labelled in the current language: the response is in the language of its request. */
export function useNamedDays({ viewsEvolution }: DashboardStats): DashboardStats['viewsEvolution'] {
  const { language } = useLanguage();
  return useMemo(
    () => viewsEvolution.map(day => ({ ...day, name: dayLabel(day.date, 'short', LOCALE[language]) })),
    [viewsEvolution, language],
  );
}
