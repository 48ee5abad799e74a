import ListPlus from 'lucide-react/icons/list-plus';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { useVideos } from '#web/features/videos/use-videos.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { shortTitle } from './short-title.ts';

const SHOWN = 5;

/** The account's latest videos, each of which can be added to the links below. */
export function OwnVideos({
  account,
  links,
  onAdd,
}: {
  account: LinkedAccount;
  links: string;
  onAdd: (link: string) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const query = useVideos(account.id, 'newest', SHOWN);
  return (
    <Card aria-labelledby="own-files-title">
      <CardHeader
        id="own-files-title"
        title={t('downloads.videos.title')}
        text={t('downloads.videos.text')}
      />
      {account.is_demo ? (
        <p className="text-sm text-muted">{t('downloads.videos.demo')}</p>
      ) : (
        <QueryPanel
          query={query}
          skeleton={<SkeletonLines lines={4} />}
          isEmpty={({ pages }) => pages[0]?.items.length === 0}
          empty={<p className="text-sm text-muted">{t('downloads.videos.none')}</p>}
        >
          {({ pages }) => (
            <ul className="grid divide-y divide-line">
              {(pages[0]?.items ?? []).slice(0, SHOWN).map(video => {
                const title =
                  shortTitle(video.description) ??
                  t('downloads.videos.untitled', { date: formats.date(video.created_at) });
                return (
                  <li key={video.id} className="flex items-center justify-between gap-3 py-2">
                    <span className="min-w-0 text-sm wrap-anywhere" dir="auto">
                      {title}
                    </span>
                    {video.kind === 'slideshow' ? (
                      <Badge>{t('downloads.videos.slideshow')}</Badge>
                    ) : (
                      <Button
                        size="sm"
                        disabled={links.includes(video.url)}
                        icon={<ListPlus aria-hidden className="size-4" />}
                        aria-label={t('downloads.videos.addOf', { title })}
                        onClick={() => onAdd(video.url)}
                      >
                        {t('downloads.videos.add')}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </QueryPanel>
      )}
      <p className="mt-4 text-sm">
        <a href={APP_PATHS.videos} className="link reach">
          {t('downloads.videos.more')}
        </a>
      </p>
    </Card>
  );
}
