import type { ReactNode } from 'react';
import type { PeriodSentences } from '#presentation/sentences/period-sentence.ts';
import { useT } from '#web/ui/language/language.tsx';

/** The result of a period: the first sentence large, the others below; unavailable results behind one tap. */
export function PeriodLines({
  said: { lead, others, aside },
  mark,
  className,
}: {
  said: PeriodSentences;
  mark?: ReactNode;
  className: string;
}) {
  const t = useT();
  return (
    <div>
      <p className={className}>
        {lead} {mark}
      </p>
      {others.map(text => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
      {aside !== null && (
        <details className="mt-2">
          <summary className="inline-flex min-h-9 items-center text-sm font-medium text-calm underline underline-offset-4 pointer-coarse:min-h-11">
            {t('periodSentence.more')}
          </summary>
          <p className="mt-1 max-w-prose text-sm text-muted">{aside}</p>
        </details>
      )}
    </div>
  );
}
