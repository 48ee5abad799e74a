import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DEMO_TRIES } from '#domain/demo/demo-workspace.ts';
import { UNLIMITED } from '#domain/plans/plan-table.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { isDemo } from '#web/shared/session/demo-session.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { SITE_PATHS } from '#web/paths.ts';
import { QUOTA_EVENTS } from '#web/shared/quotas/use-quotas.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';

/** Below this remaining share the count is coloured: four of five questions are used. */
const WARNING_SHARE = 0.2;

/** How many questions are left today, and when more are available. Nothing where unknown. */
export function UsageLine() {
  const t = useT();
  const formats = useFormats();
  const { data, refetch } = useQuery(orpc.quotas.prices.queryOptions());
  useEffect(() => {
    const again = () => void refetch();
    for (const name of QUOTA_EVENTS) addEventListener(name, again);
    return () => {
      for (const name of QUOTA_EVENTS) removeEventListener(name, again);
    };
  }, [refetch]);
  const price = data?.find(({ meter }) => meter === 'chatbot_questions');
  if (price === undefined) return <p className="min-h-6" />;
  const { left, limit, resets_at: resetsAt } = price;
  if (viewing !== null && isDemo(viewing))
    return <p className="text-sm text-muted">{t('chatbot.demoUsage', { count: DEMO_TRIES.questions })}</p>;
  if (limit === UNLIMITED) return <p className="text-sm text-muted">{t('chatbot.unlimitedUsage')}</p>;
  const isLow = left <= limit * WARNING_SHARE;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className={classes('text-sm', isLow ? 'font-semibold text-warn' : 'text-muted')}>
        {t('chatbot.usage', { count: left, left: formats.number(left), limit: formats.number(limit) })}
        {resetsAt !== null && (
          <span className="font-normal text-muted">
            {` · ${t('chatbot.usageEnd', { when: formats.dateTime(resetsAt) })}`}
          </span>
        )}
      </p>
      {isLow && (
        <LinkButton size="sm" href={SITE_PATHS.pricing}>
          {t('chatbot.upgrade')}
        </LinkButton>
      )}
    </div>
  );
}
