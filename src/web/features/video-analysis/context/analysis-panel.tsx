import type { ReactNode } from 'react';
import type { AnalysisPanel as PanelName } from '#domain/video-analysis/findings/findings.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { useAnalysis } from './analysis-context.ts';

/** One of the five panels, with its anchor; `null` inside: the plan does not include it. */
export function AnalysisPanel({
  name,
  text,
  children,
}: {
  name: PanelName;
  text?: ReactNode;
  children: ReactNode;
}) {
  const t = useT();
  const { lockOf, actionsOf } = useAnalysis();
  return (
    <Card
      id={name}
      aria-labelledby={`${name}-title`}
      className="scroll-mt-20 print:border-0 print:p-0 print:shadow-none"
    >
      <CardHeader
        id={`${name}-title`}
        title={t(`videoAnalysis.panels.${name}`)}
        text={text}
        actions={actionsOf?.(name)}
      />
      {children}
      {lockOf?.(name)}
    </Card>
  );
}

/** A part of a panel with its own heading. */
export function PanelPart({
  title,
  aside,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base">
        {title}
        {aside}
      </h3>
      {children}
    </section>
  );
}

/** The reason shown in place of a missing finding. */
export function AbsenceText({ children }: { children: ReactNode }) {
  return <p className="border-s-2 border-line ps-3 text-sm text-muted">{children}</p>;
}
