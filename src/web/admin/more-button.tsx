import { useT } from '#web/language/language.tsx';
import { Button } from '#web/ui/button.tsx';

/** The rest of a list, a page at a time. */
export function MoreButton({
  query,
}: {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}) {
  const t = useT();
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-5 text-center">
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('admin.more')}
      </Button>
    </div>
  );
}
