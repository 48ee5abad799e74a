import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShareLink } from '#contract/sharing.ts';
import { shownTitle } from '#domain/text/shown-title.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

const SHOWN = 100;
const SHOWN_AT_FIRST = 3;
const TITLE_CHARACTERS = 60;

/** Existing links: when they expire, how often they were opened, and the button to end them immediately. */
export function LinkList({ reportId }: { reportId: string }) {
  const t = useT();
  const query = useLinks(reportId);
  return (
    <section aria-label={t('sharing.links')} className="border-t border-line pt-4">
      <h3 className="mb-2 text-lg">{t('sharing.links')}</h3>
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-16" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-muted">{t('sharing.none')}</p>}
      >
        {({ items }) => (
          <ul>
            {items.map(link => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </section>
  );
}

export function useLinks(reportId?: string) {
  const input = { limit: SHOWN, ...(reportId !== undefined && { reportId }) };
  return useQuery(orpc.sharing.list.queryOptions({ input }));
}

/** The latest links to any report, each with its report; nothing where there are none. */
export function AllLinksCard() {
  const t = useT();
  const [showsAll, setShowsAll] = useState(false);
  const links = useLinks().data?.items ?? [];
  if (links.length === 0) return null;
  const rest = links.length - SHOWN_AT_FIRST;
  return (
    <Card aria-labelledby="all-links-title" className="mt-6">
      <CardHeader id="all-links-title" title={t('sharing.allLinks')} text={t('sharing.allLinksText')} />
      <ul>
        {links.slice(0, showsAll ? undefined : SHOWN_AT_FIRST).map(link => (
          <LinkRow key={link.id} link={link} showsReport />
        ))}
      </ul>
      {rest > 0 && !showsAll && (
        <Button size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          {t('sharing.more', { count: rest })}
        </Button>
      )}
    </Card>
  );
}

const PATHS = { video_report: APP_PATHS.videoReports, account_report: APP_PATHS.accountReports } as const;

const TONES = { open: 'good', expired: 'neutral', revoked: 'neutral' } as const;

function LinkRow({ link, showsReport = false }: { link: ShareLink; showsReport?: boolean }) {
  const t = useT();
  const formats = useFormats();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const revoking = useMutation(
    orpc.sharing.revoke.mutationOptions({
      onSuccess: () => toast({ title: t('sharing.revoked') }),
      onError: error =>
        toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.sharing.key() }),
    }),
  );
  const name = link.name === '' ? t('sharing.unnamed', { when: formats.date(link.created_at) }) : link.name;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <Badge tone={TONES[link.state]}>{t(`sharing.states.${link.state}`)}</Badge>
        </p>
        {showsReport && (
          <a
            href={`${PATHS[link.kind]}/${link.report_id}`}
            className="inline-flex min-h-9 items-center link text-sm wrap-anywhere pointer-coarse:min-h-11"
          >
            {t('sharing.reportOf', {
              title: shownTitle(link.title, TITLE_CHARACTERS) || t('accounts.performance.noDescription'),
              version: link.version,
            })}
          </a>
        )}
        <p className="text-sm text-muted">
          {t(link.state === 'expired' ? 'sharing.ended' : 'sharing.until', {
            when: formats.dateTime(link.expires_at),
          })}
          {' · '}
          {link.last_opened_at === null
            ? t('sharing.neverOpened')
            : t('sharing.opened', { count: link.opened, when: formats.dateTime(link.last_opened_at) })}
        </p>
        {link.hidden.length > 0 && (
          <p className="text-sm text-muted">
            {t('sharing.hides', {
              fields: link.hidden.map(field => t(`sharing.hiddenFields.${field}`)).join(', '),
            })}
          </p>
        )}
      </div>
      {link.state === 'open' && (
        <Button
          size="sm"
          busy={revoking.isPending}
          aria-label={t('sharing.revokeLabel', { name })}
          onClick={() => revoking.mutate({ id: link.id })}
        >
          {t('sharing.revoke')}
        </Button>
      )}
    </li>
  );
}
