import { useT } from '#web/ui/language/language.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function DashboardSkeleton() {
  const t = useT();
  return (
    <div className="grid gap-5">
      <output className="after-a-moment text-sm text-muted">{t('dashboard.loading')}</output>
      <Skeleton className="h-12 w-72" />
      <Skeleton className="h-36" />
      <div className="grid gap-5 xl:grid-cols-[19rem_minmax(0,1fr)]">
        <Skeleton className="h-[34rem]" />
        <Skeleton className="h-[38rem]" />
      </div>
    </div>
  );
}
