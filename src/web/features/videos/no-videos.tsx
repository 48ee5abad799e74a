import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** In the place of an account's videos where none was measured. */
export function NoVideos({ username }: { username: string }) {
  const t = useT();
  return (
    <EmptyState
      title={t('videos.empty')}
      text={t('videos.emptyText', { username })}
      action={
        <LinkButton href={APP_PATHS.accounts} variant="signal">
          {t('videos.emptyAction')}
        </LinkButton>
      }
    />
  );
}
