import { useQuery } from '@tanstack/react-query';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ChartColumn from 'lucide-react/icons/chart-column';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { dashboardStats } from '#contract/dashboard.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { LinkCard } from '#web/ui/content/card.tsx';

export type DashboardStats = z.infer<typeof dashboardStats>;

/** Spec §2: three clickable cards. */
export function ReportCards() {
  const { t, language } = useLanguage();
  // The same response as for the counts below: two requests a moment apart could differ.
  const totals = useQuery(orpc.dashboard.activity.queryOptions()).data?.totals;
  return (
    <nav aria-label={t('dashboard.cards.label')} className="grid gap-4 md:grid-cols-3">
      <ReportCard
        href={APP_PATHS.videoReports}
        icon={<ChartColumn />}
        title={t('dashboard.cards.videos')}
        text={totals && t('dashboard.cards.videosCount', { count: totals.videoReports.count })}
      />
      <ReportCard
        href={APP_PATHS.accountReports}
        icon={<Users />}
        title={t('dashboard.cards.accounts')}
        text={totals && t('dashboard.cards.accountsCount', { count: totals.accountReports.count })}
      />
      <ReportCard
        href={sitePath(SITE_PATHS.support, language)}
        icon={<LifeBuoy />}
        title={t('dashboard.cards.support')}
        text={t('dashboard.cards.supportText')}
      />
    </nav>
  );
}

function ReportCard({
  href,
  icon,
  title,
  text,
}: {
  href: string;
  icon: ReactNode;
  title: string;
  text: string | undefined;
}) {
  return (
    <LinkCard href={href}>
      <span className="flex items-start gap-3 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted">
        <span aria-hidden className="text-calm [&_svg]:size-6">
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-display font-bold">{title}</span>
          <span className="block min-h-6 text-sm text-muted tabular-nums">{text}</span>
        </span>
        <ArrowUpRight
          aria-hidden
          className="transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
        />
      </span>
    </LinkCard>
  );
}
