import Eye from 'lucide-react/icons/eye';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useMutation } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { orpc } from '#web/shared/api/orpc.ts';
import {
  planSimulation,
  startSimulation,
  stopSimulation,
  type PlanSimulation,
} from '#web/shared/session/plan-simulation.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { DemoBanner } from '#web/features/demo/demo-banner.tsx';
import { isDemo } from '#web/shared/session/demo-session.ts';
import { stopViewing, viewing, type Viewing } from '#web/shared/session/viewing.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useAnnounce } from './parts/use-changes-announced.ts';
import { PlanSelect } from './parts/plan-select.tsx';

/** Reminders that the pages are those of another user, of the demo, or show a simulated plan. */
export function AdminBanners() {
  const isAdmin = useMe().data?.is_admin ?? false;
  if (viewing !== null && isDemo(viewing)) return <DemoBanner viewing={viewing} />;
  if (viewing !== null) return <ViewBanner viewing={viewing} />;
  if (planSimulation !== null && isAdmin) return <SimulationBanner simulation={planSimulation} />;
  return null;
}

function Banner({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <aside
      aria-label={title}
      className="top-16 z-15 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warn-wash px-4 py-2.5 text-sm sm:sticky sm:px-6"
    >
      <p className="flex items-center gap-2 font-semibold tracking-wide text-warn [&_svg]:size-4.5">
        {icon}
        {title}
      </p>
      <p className="min-w-0 flex-1 basis-60 break-words text-ink">{text}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </aside>
  );
}

function SimulationBanner({ simulation }: { simulation: PlanSimulation }) {
  const t = useT();
  const { simulatedPlan, isNewUser } = simulation;
  return (
    <Banner
      icon={<FlaskConical aria-hidden />}
      title={t('admin.simulation.banner')}
      text={t('admin.simulation.text')}
    >
      <PlanSelect
        aria-label={t('admin.simulation.plan')}
        value={simulatedPlan}
        onChange={plan => startSimulation(plan, isNewUser)}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-4.5 accent-calm"
          checked={isNewUser}
          onChange={event => startSimulation(simulatedPlan, event.target.checked)}
        />
        {t('admin.simulation.newUser')}
      </label>
      <Button size="sm" onClick={stopSimulation}>
        {t('admin.simulation.stop')}
      </Button>
    </Banner>
  );
}

function ViewBanner({ viewing: { grantId, userId, label, expiresAt } }: { viewing: Viewing }) {
  const t = useT();
  const formats = useFormats();
  const announce = useAnnounce();
  const back = `${APP_PATHS.admin}/users/${userId}`;
  const now = useMe().data?.now;
  const stop = useMutation({
    ...orpc.admin.views.end.mutationOptions(),
    onSuccess: () => stopViewing(back),
    onError: announce.failed,
  });
  useEffect(() => {
    if (now === undefined) return;
    const left = new Date(expiresAt).getTime() - new Date(now).getTime();
    const timer = setTimeout(() => stopViewing(back, { ended: true }), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [expiresAt, now, back]);
  return (
    <Banner
      icon={<Eye aria-hidden />}
      title={t('admin.viewing.banner')}
      text={t('admin.viewing.text', { user: label, until: formats.time(expiresAt) })}
    >
      <Button size="sm" busy={stop.isPending} onClick={() => stop.mutate({ id: grantId })}>
        {t('admin.viewing.stop')}
      </Button>
    </Banner>
  );
}
