import type { ReactNode } from 'react';
import { classes } from '#web/ui/styles/classes.ts';

export type Tone = 'neutral' | 'signal' | 'calm' | 'good' | 'warn' | 'yellow' | 'bad' | 'ink';

const TONE: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  signal: 'bg-signal-wash text-signal-text',
  calm: 'bg-calm-wash text-calm',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  yellow: 'bg-yellow text-on-yellow',
  bad: 'bg-bad-wash text-bad',
  ink: 'bg-ink text-paper',
};

export function Badge({
  tone = 'neutral',
  icon,
  className,
  title,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
  title?: string;
  children: ReactNode;
}) {
  return (
    <span
      title={title}
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full rounded-ss-[0.1875rem] px-2.5 py-0.5 text-[0.8125rem] leading-5 font-medium whitespace-nowrap [&_svg]:size-3.5',
        TONE[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
