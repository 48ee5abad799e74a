import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import Terminal from 'lucide-react/icons/terminal';
import type { SessionItem } from '#contract/sessions.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';

const ICONS = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, program: Terminal };

/** One session: device, network, times. Sign-in uses the real time, whatever clock the product shows. */
export function SessionRow({
  session,
  now,
  busy,
  onEnd,
}: {
  session: SessionItem;
  /** The real time when the list was loaded. */
  now: Date;
  busy: boolean;
  onEnd: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const { browser, system, network } = session;
  const Icon = ICONS[session.kind];
  const name =
    browser !== null && system !== null
      ? t('security.sessions.device', { browser, system })
      : (browser ?? system ?? t('security.sessions.unknown'));
  const seenAt = new Date(Math.min(Date.parse(session.lastSeenAt), now.getTime()));
  return (
    <li className="flex items-start gap-3 border-b border-line py-3.5 first:pt-0 last:border-0">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{name}</span>
          {session.current && <Badge tone="good">{t('security.sessions.here')}</Badge>}
          {session.secondFactor && <Badge>{t('security.sessions.secondFactor')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {[
            t('security.sessions.seen', { when: formats.relative(seenAt, now) }),
            network !== null && t('security.sessions.network', { network }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-sm text-muted">
          {`${t('security.sessions.opened', { date: formats.dateTime(session.createdAt) })}, ${t(`security.sessions.methods.${session.method}`)}`}
        </p>
      </div>
      {!session.current && (
        <Button size="sm" busy={busy} aria-label={t('security.sessions.endOne', { name })} onClick={onEnd}>
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}
