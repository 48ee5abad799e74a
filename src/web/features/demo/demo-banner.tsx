import MonitorPlay from 'lucide-react/icons/monitor-play';
import { useEffect } from 'react';
import type { Viewing } from '#web/shared/session/viewing.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { SIGN_UP_PATH, SITE_PATHS, sitePath } from '#web/paths.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { endDemo } from '#web/shared/session/demo-session.ts';

/** The app renews a token 90 seconds before its expiry; this one is replaced by reopening the demo instead. */
const MARGIN_MS = 120_000;

/** Shown on every page of the demo: explains it, and links to sign-up. */
export function DemoBanner({ viewing: { expiresAt } }: { viewing: Viewing }) {
  const { t, language } = useLanguage();
  const leaveFor = (address: string) => {
    endDemo();
    location.assign(address);
  };
  useEffect(() => {
    const left = Date.parse(expiresAt) - Date.now() - MARGIN_MS;
    const timer = setTimeout(() => location.assign(sitePath(SITE_PATHS.demo, language)), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [expiresAt, language]);
  // Signing out ends the demo: later pages must not be taken for it.
  useEffect(
    () => () => {
      endDemo();
      location.reload();
    },
    [],
  );
  return (
    <aside
      aria-label={t('demo.title')}
      className="top-16 z-15 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-calm-wash px-4 py-2.5 text-sm sm:sticky sm:px-6"
    >
      <p className="flex items-center gap-2 font-semibold text-calm">
        <MonitorPlay aria-hidden className="size-4.5" />
        {t('demo.title')}
      </p>
      <p className="min-w-0 flex-1 basis-60 text-ink">{t('demo.text')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="quiet" onClick={() => leaveFor(sitePath(SITE_PATHS.home, language))}>
          {t('demo.leave')}
        </Button>
        <Button size="sm" variant="signal" onClick={() => leaveFor(SIGN_UP_PATH)}>
          {t('demo.create')}
        </Button>
      </div>
    </aside>
  );
}
