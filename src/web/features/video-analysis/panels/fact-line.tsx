import type { ReactNode } from 'react';
import { absenceText } from '#presentation/sentences/video-analysis-sentence.ts';
import type { Found } from '#domain/video-analysis/findings/findings.ts';
import { useT } from '#web/ui/language/language.tsx';

/** A fact, or why there is none. */
export function FactLine({
  label,
  found,
  children,
}: {
  label: string;
  found: Found<object>;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <div className="grid gap-x-4 gap-y-0.5 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="font-medium">{label}</dt>
      <dd className="min-w-0">
        {found.absent === null ? (
          children
        ) : (
          <span className="text-sm text-muted">
            {t('videoAnalysis.notAssessed.short', { reason: absenceText(found.absent, t) })}
          </span>
        )}
      </dd>
    </div>
  );
}
