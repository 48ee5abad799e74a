import { useQuery } from '@tanstack/react-query';
import { shownTitle } from '#domain/text/shown-title.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Enough to look through; the video just filmed is rarely older. */
const OFFERED = 50;
const CUT = 90;

/** Chooses the user's video in which a text was used. */
export function UsedVideoDialog({
  open,
  usedVideoId,
  onChoose,
  onClose,
}: {
  open: boolean;
  usedVideoId: string | null;
  onChoose: (videoId: string | null) => void;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('generations.use.title')}
      text={t('generations.use.text')}
      size="lg"
      footer={
        usedVideoId !== null && <Button onClick={() => onChoose(null)}>{t('generations.use.none')}</Button>
      }
    >
      <Videos usedVideoId={usedVideoId} onChoose={onChoose} />
    </Dialog>
  );
}

function Videos({
  usedVideoId,
  onChoose,
}: {
  usedVideoId: string | null;
  onChoose: (videoId: string) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const query = useQuery(orpc.videos.list.queryOptions({ input: { order: 'newest', limit: OFFERED } }));
  return (
    <QueryPanel
      query={query}
      skeleton={<Skeleton className="h-64" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<p>{t('generations.use.empty')}</p>}
    >
      {({ items }) => (
        <ul className="grid max-h-[50dvh] gap-1 overflow-y-auto">
          {items.map(
            ({ id, description, author_username: handle, created_at: published, view_count: views }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === usedVideoId}
                  onClick={() => onChoose(id)}
                  className={classes(
                    'grid min-h-11 w-full quoted-sm px-3 py-2 text-start hover:bg-sunken',
                    id === usedVideoId && 'bg-calm-wash',
                  )}
                >
                  <span className="wrap-anywhere">
                    {description === '' ? t('generations.use.untitled') : shownTitle(description, CUT)}
                  </span>
                  <span className="text-sm text-muted">
                    {`@${handle} · ${formats.date(published)}`}
                    {views !== null &&
                      ` · ${t('generations.performance.views', { views: formats.compact(views) })}`}
                  </span>
                </button>
              </li>
            ),
          )}
        </ul>
      )}
    </QueryPanel>
  );
}
