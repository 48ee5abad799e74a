import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KnownIssue } from '#contract/support/known-issues.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { KnownIssueForm } from './known-issue-form.tsx';
import { FRESH, useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

/** The problems listed on the public support page, with their workarounds. */
export function KnownIssuesTab() {
  const t = useT();
  const [edited, setEdited] = useState<KnownIssue | 'new' | null>(null);
  const query = useQuery({ ...orpc.admin.issues.list.queryOptions(), ...FRESH });
  return (
    <Card aria-labelledby="issues">
      <CardHeader
        id="issues"
        title={t('tickets.issues.title')}
        text={t('tickets.issues.text')}
        actions={
          edited === null && (
            <Button variant="signal" onClick={() => setEdited('new')}>
              {t('tickets.issues.add')}
            </Button>
          )
        }
      />
      {edited !== null && (
        <KnownIssueForm
          key={edited === 'new' ? 'new' : edited.id}
          issue={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      )}
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-40" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('tickets.issues.none')} text={t('tickets.issues.noneText')} />}
      >
        {({ items }) => (
          <ul>
            {items.map(issue => (
              <IssueRow key={issue.id} issue={issue} onEdit={() => setEdited(issue)} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Card>
  );
}

function IssueRow({ issue, onEdit }: { issue: KnownIssue; onEdit: () => void }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const announce = useAnnounce();
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    ...orpc.admin.issues.remove.mutationOptions(),
    onSuccess: () => announce.done(t('tickets.issues.removed')),
    onError: announce.failed,
    onSettled: () => setAsks(false),
  });
  const { id, area, began_at: from, resolved_at: to } = issue;
  const title = issue.title[language];
  const workaround = issue.workaround?.[language];
  return (
    <li className="grid gap-2 border-b border-line py-4 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{title}</h3>
        <Badge tone={to === null ? 'warn' : 'good'}>
          {to === null ? t('tickets.issues.open') : t('tickets.issues.done')}
        </Badge>
      </div>
      <p className="text-sm text-muted">
        {t(`tickets.issues.areas.${area}`)} ·{' '}
        {to === null
          ? t('tickets.issues.since', { date: formats.dateTime(from) })
          : t('tickets.issues.between', { from: formats.dateTime(from), to: formats.dateTime(to) })}
      </p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{issue.text[language]}</p>
      {workaround !== undefined && (
        <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">
          <span className="font-semibold">{t('tickets.issues.meanwhile')}</span> {workaround}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onEdit} aria-label={t('tickets.issues.editNamed', { title })}>
          {t('tickets.issues.edit')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => setAsks(true)}
          aria-label={t('tickets.issues.removeNamed', { title })}
        >
          {t('tickets.issues.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        destructive
        busy={remove.isPending}
        title={t('tickets.issues.removeNamed', { title })}
        confirmLabel={t('tickets.issues.remove')}
        onCancel={() => setAsks(false)}
        onConfirm={() => remove.mutate({ id })}
      />
    </li>
  );
}
