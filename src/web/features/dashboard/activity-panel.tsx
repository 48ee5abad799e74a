import { useQuery } from '@tanstack/react-query';
import Clapperboard from 'lucide-react/icons/clapperboard';
import PenLine from 'lucide-react/icons/pen-line';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import type { z } from 'zod';
import type { activityItem } from '#contract/dashboard.ts';
import { shownTitle } from '#domain/text/shown-title.ts';
import { notLater, useNow } from '#web/shared/time/use-now.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader, LinkCard } from '#web/ui/content/card.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Spec §9: 5 items, 10 when expanded. */
const SHOWN = 5;
const SHOWN_EXPANDED = 10;
const TITLE_CHARACTERS = 80;

type ActivityItem = z.infer<typeof activityItem>;

const ICONS = { video: Clapperboard, account: UserRound, generation: PenLine } as const;

const CARDS = [
  { key: 'videoReports', href: APP_PATHS.videoReports },
  { key: 'accountReports', href: APP_PATHS.accountReports },
  { key: 'hooks', href: APP_PATHS.hooks },
  { key: 'scripts', href: APP_PATHS.scripts },
] as const;

/** Spec §2: recent activity, and the four cards. */
export function ActivityPanel() {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const [expanded, setExpanded] = useState(false);
  const query = useQuery(orpc.dashboard.activity.queryOptions());
  return (
    <Card aria-labelledby="activity-title">
      <CardHeader id="activity-title" title={t('dashboard.activity.title')} />
      <QueryPanel query={query} skeleton={<Skeleton className="h-96" />}>
        {({ items, totals }) => (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div>
              {items.length === 0 && <p className="text-muted">{t('dashboard.activity.empty')}</p>}
              <ul>
                {items.slice(0, expanded ? SHOWN_EXPANDED : SHOWN).map(item => (
                  <Item key={`${item.kind} ${item.at} ${item.title}`} item={item} now={now} />
                ))}
              </ul>
              {items.length > SHOWN && (
                <Button
                  size="sm"
                  className="mt-3"
                  aria-expanded={expanded}
                  onClick={() => setExpanded(!expanded)}
                >
                  {t(expanded ? 'dashboard.activity.less' : 'dashboard.activity.more')}
                </Button>
              )}
            </div>
            <ul className="grid grid-cols-2 content-start gap-3">
              {CARDS.map(({ key, href }) => {
                const { count, lastAt } = totals[key];
                return (
                  <li key={key}>
                    <LinkCard href={href} className="h-full p-4 shadow-none">
                      <span className="figure block text-2xl">{formats.number(count)}</span>
                      <span className="block text-sm font-medium">
                        {t(`dashboard.activity.cards.${key}`, { count })}
                      </span>
                      <span className="mt-1 block text-[0.8125rem] text-muted">
                        {lastAt === null
                          ? t('dashboard.activity.never')
                          : t('dashboard.activity.last', { when: formats.date(lastAt) })}
                      </span>
                    </LinkCard>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </QueryPanel>
    </Card>
  );
}

function Item({ item, now }: { item: ActivityItem; now: Date }) {
  const t = useT();
  const formats = useFormats();
  const Icon = ICONS[item.kind];
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 last:border-0">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-calm" />
      <span className="min-w-0 flex-1">
        <span
          className={classes(
            'block font-medium wrap-anywhere',
            item.kind === 'generation' && 'first-letter:uppercase',
          )}
        >
          {shownTitle(item.title, TITLE_CHARACTERS) || t('accounts.performance.noDescription')}
        </span>
        <span className="block text-sm text-muted">{t(`dashboard.activity.kinds.${item.kind}`)}</span>
      </span>
      <time dateTime={item.at} title={formats.dateTime(item.at)} className="shrink-0 text-sm text-muted">
        {formats.relative(notLater(item.at, now), now)}
      </time>
    </li>
  );
}
