import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type AlertTone = 'info' | 'good' | 'warn' | 'destructive';

const TONE: Record<AlertTone, string> = {
  info: 'border-calm bg-calm-wash',
  good: 'border-good bg-good-wash',
  warn: 'border-warn bg-warn-wash',
  destructive: 'border-bad bg-bad-wash',
};

/** A destructive alert interrupts; the others wait for their turn to be read. */
export function Alert({
  tone = 'info',
  title,
  action,
  className,
  children,
}: {
  tone?: AlertTone;
  title?: ReactNode;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      role={tone === 'destructive' ? 'alert' : 'status'}
      className={classes(
        'quoted-sm border-s-4 px-4 py-3 text-[0.9375rem] wrap-anywhere',
        TONE[tone],
        className,
      )}
    >
      {title != null && <p className="font-semibold">{title}</p>}
      {children != null && <div>{children}</div>}
      {action != null && <div className="mt-3">{action}</div>}
    </div>
  );
}
