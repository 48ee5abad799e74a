import type { ReactNode } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { useReport } from './report-context.ts';

/** In reading order. */
const SECTIONS = [
  'change',
  'medians',
  'advice',
  'standing',
  'lifts',
  'posting',
  'calendar',
  'followers',
  'benchmark',
  'experiments',
  'notes',
  'health',
  'basis',
  'compare',
] as const;
type SectionName = (typeof SECTIONS)[number];

/** One section of a report, with the anchor for the contents. */
export function ReportSection({
  name,
  text,
  actions,
  isScreenOnly = false,
  children,
}: {
  name: SectionName;
  text?: ReactNode;
  actions?: ReactNode;
  /** Not useful in print. */
  isScreenOnly?: boolean;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <Card
      id={name}
      aria-labelledby={`${name}-title`}
      className={classes(
        'scroll-mt-20 print:break-inside-avoid-page print:border-0 print:p-0 print:shadow-none',
        isScreenOnly && 'print:hidden',
      )}
    >
      <CardHeader
        id={`${name}-title`}
        title={t(`accountReports.report.sections.${name}`)}
        text={text}
        actions={actions}
      />
      {children}
    </Card>
  );
}

/** The table of contents, beside the report on wide screens. */
export function ReportContents() {
  const t = useT();
  const { posting } = useReport().report;
  // Only reports of the first method have posting slots.
  const names = SECTIONS.filter(name => name !== 'posting' || posting !== undefined);
  return (
    <nav
      aria-label={t('accountReports.report.contents')}
      className="sticky top-20 self-start max-xl:hidden print:hidden"
    >
      <p className="mb-2 text-[0.8125rem] font-semibold text-muted">{t('accountReports.report.contents')}</p>
      <ol className="grid border-s-2 border-line text-sm">
        {names.map(name => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="-ms-0.5 block border-s-2 border-transparent py-1.5 ps-3.5 text-muted hover:border-signal hover:text-ink"
            >
              {t(`accountReports.report.sections.${name}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
