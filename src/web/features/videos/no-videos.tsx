import { useObstacle } from '#web/features/accounts/use-obstacle.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Shown in place of an account's videos when none has been measured. */
export function NoVideos({ account: { id, tiktok_username: username } }: { account: Shown }) {
  const t = useT();
  const isClosed = useObstacle(id) != null;
  return (
    <EmptyState
      title={t('videos.empty')}
      text={t(isClosed ? 'videos.emptyTextClosed' : 'videos.emptyText', { username })}
      action={
        <LinkButton href={APP_PATHS.accounts} variant="signal">
          {t('videos.emptyAction')}
        </LinkButton>
      }
    />
  );
}

interface Shown {
  id: string;
  tiktok_username: string;
}
