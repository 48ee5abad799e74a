import type { DownloadItem } from '#contract/downloads.ts';
import { useT } from '#web/ui/language/language.tsx';
import { shortTitle } from './short-title.ts';

/** The title of a download: its caption, otherwise its account and number, otherwise its link. */
export function useTitle() {
  const t = useT();
  return ({ caption, username, videoId, link }: DownloadItem): string => {
    const title = shortTitle(caption);
    if (title !== null) return title;
    if (videoId === null) return `${t('downloads.list.pending')} (${link.replace('https://', '')})`;
    return `${t('downloads.list.untitled')} (${username === null ? videoId : `@${username}, ${videoId}`})`;
  };
}
