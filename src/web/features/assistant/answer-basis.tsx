import type { ReactNode } from 'react';
import type { AnswerBasis } from '#contract/assistant.ts';
import { daySpan } from '#presentation/sentences/day-span.ts';
import { useReportDays } from '#web/shared/time/use-day-range.ts';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';

/** The basis of an answer: one line always visible; the computation one click away. */
export function AnswerBasisPart({ basis }: { basis: AnswerBasis }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const days = useReportDays();
  const { username, from, to, n, sources, observed_until: until, observed_from: since, rounded } = basis;
  const period =
    to === null || from === null ? t('chatbot.basis.all') : daySpan(days.long(from), days.long(to), t);
  const named = sources.map(source => t(`ui.provenance.sources.${source}`));
  const line = [
    username !== null && `@${username}`,
    period,
    t('chatbot.basis.count', { count: n }),
    until !== null && t('chatbot.basis.read', { when: formats.dateTime(until) }),
  ];
  return (
    <div className="text-sm">
      <p className="text-muted wrap-anywhere">
        {line.filter(Boolean).join(' · ')} {basis.is_demo && <DemoBadge />}
      </p>
      <details className="mt-2">
        <summary className="cursor-pointer py-3 font-semibold sm:py-1.5">{t('chatbot.how')}</summary>
        <dl className="grid gap-x-4 gap-y-1.5 border-s-2 border-line ps-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <Fact term={t('chatbot.basis.method')}>{basis.method}</Fact>
          <Fact term={t('chatbot.basis.period')}>{period}</Fact>
          <Fact term={t('chatbot.basis.rests')}>{t('chatbot.basis.count', { count: n })}</Fact>
          {named.length > 0 && <Fact term={t('chatbot.basis.source')}>{formats.list(named)}</Fact>}
          {since !== null && until !== null && (
            <Fact term={t('chatbot.basis.readFrom')}>
              {daySpan(formats.dateTime(since), formats.dateTime(until), t)}
              {rounded && ` · ${t('chatbot.basis.rounded')}`}
            </Fact>
          )}
        </dl>
        <a
          href={docAddress(basis.doc, language)}
          className="inline-flex min-h-11 items-center font-semibold underline sm:min-h-9"
        >
          {t('chatbot.doc')}
        </a>
      </details>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** `videos#median` → the section of the documentation; the introduction is its index. */
function docAddress(doc: string, language: 'fr' | 'en'): string {
  const [page = '', section = ''] = doc.split('#');
  const path = page === 'introduction' ? SITE_PATHS.documentation : `${SITE_PATHS.documentation}/${page}`;
  return `${sitePath(path, language)}#${section}`;
}
