import { useId, type ReactNode } from 'react';
import { Card, CardHeader } from '#web/ui/content/card.tsx';

/** One section of a report: a card on screen, plain flow in print. */
export function ReportPart({
  title,
  text,
  isScreenOnly = false,
  children,
}: {
  title: string;
  text?: ReactNode;
  isScreenOnly?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      className={`print:break-inside-avoid-page print:border-0 print:p-0 print:shadow-none ${isScreenOnly ? 'print:hidden' : ''}`}
    >
      <CardHeader id={id} title={title} text={text} />
      {children}
    </Card>
  );
}
