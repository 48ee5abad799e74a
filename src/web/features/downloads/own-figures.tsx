import { useQueryClient } from '@tanstack/react-query';
import FileBraces from 'lucide-react/icons/file-braces';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { Video } from '#contract/videos.ts';
import { DEFAULT_PERIOD_DAYS } from '#domain/time/period.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { saveAsFile } from '#web/ui/browser/save-as-file.ts';
import { readAllVideos } from '#web/features/videos/use-videos.ts';
import { videosAsCsv } from '#web/features/videos/video-file.ts';

type State =
  | { at: 'idle' }
  | { at: 'reading'; count: number }
  | { at: 'ready'; count: number }
  | { at: 'failed'; error: unknown };

/** The figures of an account's videos, as files. */
export function OwnFigures({ account }: { account: LinkedAccount }) {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>({ at: 'idle' });
  const isReading = state.at === 'reading';
  const { tiktok_username: username } = account;

  async function save(write: (videos: Video[]) => Promise<void> | void) {
    setState({ at: 'reading', count: 0 });
    try {
      const videos = await readAllVideos(
        account.id,
        count => setState({ at: 'reading', count }),
        new AbortController().signal,
      );
      if (videos.length > 0) await write(videos);
      setState({ at: 'ready', count: videos.length });
    } catch (error) {
      setState({ at: 'failed', error });
    }
  }

  const saveCsv = () =>
    save(videos => saveAsFile(`${username}-videos.csv`, 'text/csv;charset=utf-8', videosAsCsv(videos)));
  const saveJson = () =>
    save(async videos => {
      const figures = await queryClient.fetchQuery(
        orpc.accounts.performance.queryOptions({
          input: { id: account.id, periodDays: DEFAULT_PERIOD_DAYS },
        }),
      );
      const content = {
        exported_at: new Date().toISOString(),
        account: {
          username,
          is_demo: account.is_demo,
          last_synced_at: account.last_synced_at,
          ...figures.account,
          provenance: figures.provenance,
        },
        videos,
      };
      saveAsFile(`${username}.json`, 'application/json', JSON.stringify(content, null, 2));
    });

  return (
    <Card aria-labelledby="own-videos-title">
      <CardHeader
        id="own-videos-title"
        title={t('tools.download.mine')}
        text={t('tools.download.mineText', { username })}
      />
      <p className="mb-5 text-sm text-muted">{t('tools.download.json')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="calm"
          busy={isReading}
          icon={<FileDown aria-hidden className="size-5" />}
          onClick={() => void saveCsv()}
        >
          {t('tools.download.csvButton')}
        </Button>
        <Button
          busy={isReading}
          icon={<FileBraces aria-hidden className="size-5" />}
          onClick={() => void saveJson()}
        >
          {t('tools.download.jsonButton')}
        </Button>
      </div>
      <output className="block text-sm not-empty:mt-4">
        {isReading && t('tools.download.collecting', { count: state.count })}
        {state.at === 'ready' &&
          (state.count === 0 ? t('tools.download.none') : t('tools.download.ready', { count: state.count }))}
      </output>
      {state.at === 'failed' && <Alert tone="destructive">{say.error(state.error)}</Alert>}
    </Card>
  );
}
