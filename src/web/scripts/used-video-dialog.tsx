import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/api/orpc.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As many as one looks through; older videos are rarely what was just filmed. */
const OFFERED = 50;
const CUT = 90;

/** Which of one’s own videos it was said in. */
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
      title={t('scripts.used.title')}
      text={t('scripts.used.text')}
      size="lg"
      footer={
        usedVideoId !== null && <Button onClick={() => onChoose(null)}>{t('scripts.used.clear')}</Button>
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
      empty={
        <EmptyState
          title={t('scripts.used.none')}
          action={<LinkButton href={APP_PATHS.accounts}>{t('scripts.used.accounts')}</LinkButton>}
        />
      }
    >
      {({ items }) => (
        <ul className="grid max-h-[50dvh] gap-1 overflow-y-auto">
          {items.map(video => {
            const isChosen = video.id === usedVideoId;
            return (
              <li key={video.id}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => onChoose(video.id)}
                  className={classes(
                    'grid min-h-11 w-full quoted-sm px-3 py-2 text-start hover:bg-sunken',
                    isChosen && 'bg-calm-wash',
                  )}
                >
                  <span className="wrap-anywhere">
                    {video.description === ''
                      ? t('scripts.used.untitled')
                      : Array.from(video.description).slice(0, CUT).join('')}
                  </span>
                  <span className="text-sm text-muted">
                    @{video.author_username} ·{' '}
                    {t('scripts.used.published', {
                      date: formats.date(video.created_at),
                      views: video.view_count === null ? '–' : formats.compact(video.view_count),
                    })}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </QueryPanel>
  );
}
