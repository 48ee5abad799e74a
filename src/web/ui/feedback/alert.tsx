import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '#web/ui/browser/announce.ts';
import { classes } from '#web/ui/styles/classes.ts';

export type AlertTone = 'info' | 'good' | 'warn' | 'destructive';

const TONE: Record<AlertTone, string> = {
  info: 'border-calm bg-calm-wash',
  good: 'border-good bg-good-wash',
  warn: 'border-warn bg-warn-wash',
  destructive: 'border-bad bg-bad-wash',
};

/**
 * A destructive alert interrupts: it is announced assertively when it appears. Of the others, an outcome is announced;
 * a static note is read with the page.
 */
export function Alert({
  tone = 'info',
  title,
  action,
  isOutcome = tone === 'good',
  className,
  children,
}: {
  tone?: AlertTone;
  title?: ReactNode;
  action?: ReactNode;
  isOutcome?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const words = useRef<HTMLDivElement>(null);
  const said = useRef('');
  useEffect(() => {
    const now = words.current?.textContent ?? '';
    if (!isOutcome || tone === 'destructive' || now === said.current) return;
    said.current = now;
    announce(now);
  });
  return (
    <div
      role={tone === 'destructive' ? 'alert' : 'note'}
      className={classes(
        'quoted-sm border-s-4 px-4 py-3 text-[0.9375rem] wrap-anywhere',
        TONE[tone],
        className,
      )}
    >
      <div ref={words}>
        {title != null && <p className="font-semibold">{title} </p>}
        {children != null && <div>{children}</div>}
      </div>
      {action != null && <div className="mt-3">{action}</div>}
    </div>
  );
}
