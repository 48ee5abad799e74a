import FileDown from 'lucide-react/icons/file-down';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DownloadItem } from '#contract/downloads.ts';
import { isOpen, type DownloadState } from '#domain/downloads/download-state.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { FetchProgress } from '#web/shared/downloads/fetch-progress.tsx';
import { FormatChoice } from './format-choice.tsx';
import { useDownloadCalls } from '#web/shared/downloads/use-downloads.ts';
import { useProblemText } from '#web/shared/downloads/use-problem-text.ts';
import { useSizeText } from '#web/shared/files/use-size-text.ts';
import { useTitle } from './use-title.ts';

const TONES: Record<DownloadState, Tone> = {
  queued: 'neutral',
  looking: 'calm',
  choosing: 'signal',
  fetching: 'calm',
  ready: 'good',
  refused: 'warn',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** One download: title, progress, and actions. */
export function DownloadRow({ item }: { item: DownloadItem }) {
  const t = useT();
  const { cancel, again, remove, link, analyse } = useDownloadCalls();
  const problemText = useProblemText();
  const title = useTitle()(item);
  const { id, state, problem } = item;
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold wrap-anywhere" dir="auto">
            {title}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Badge tone={TONES[state]}>{t(`downloads.states.${state}`)}</Badge>
            {item.username !== null && <span>{`@${item.username}`}</span>}
            <Facts item={item} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {state === 'ready' && (
            <Button
              size="sm"
              variant="calm"
              busy={link.isPending}
              icon={<FileDown aria-hidden className="size-4" />}
              aria-label={t('downloads.row.saveOf', { title })}
              onClick={() => link.mutate({ id })}
            >
              {t('downloads.row.save')}
            </Button>
          )}
          {state === 'ready' && (
            <Button
              size="sm"
              busy={analyse.isPending}
              aria-label={t('downloads.row.analyseOf', { title })}
              onClick={() => analyse.mutate({ id })}
            >
              {t('downloads.row.analyse')}
            </Button>
          )}
          {isOpen(state) && (
            <Button
              size="sm"
              busy={cancel.isPending}
              aria-label={t('downloads.row.cancelOf', { title })}
              onClick={() => cancel.mutate({ id })}
            >
              {t('downloads.row.cancel')}
            </Button>
          )}
          {(state === 'refused' || state === 'cancelled' || state === 'expired') && (
            <Button
              size="sm"
              busy={again.isPending}
              icon={<RotateCw aria-hidden className="size-4" />}
              aria-label={t('downloads.row.againOf', { title })}
              onClick={() => again.mutate({ id })}
            >
              {t('downloads.row.again')}
            </Button>
          )}
          {!isOpen(state) && (
            <IconButton label={t('downloads.row.removeOf', { title })} onClick={() => remove.mutate({ id })}>
              <Trash2 className="size-4.5" />
            </IconButton>
          )}
        </div>
      </div>
      {state === 'refused' && problem !== null && (
        <p className="text-sm">{problemText(problem, item.problemValues)}</p>
      )}
      {state === 'choosing' && <FormatChoice item={item} title={title} />}
      {state === 'fetching' && <FetchProgress item={item} title={title} />}
      {item.sha256 !== null && (
        <details className="text-sm text-muted">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center">
            {t('downloads.row.checksum')}
          </summary>
          <code className="mt-1 block font-mono text-[0.8125rem] break-all">{item.sha256}</code>
        </details>
      )}
    </li>
  );
}

/** Picture, size, and expiry. */
function Facts({ item }: { item: DownloadItem }) {
  const t = useT();
  const formats = useFormats();
  const sizeText = useSizeText();
  const { chosen, bytes, expiresAt, rightsAt } = item;
  return (
    <>
      {chosen !== null && (
        <span>
          {t('downloads.row.picture', {
            width: String(chosen.width),
            height: String(chosen.height),
            codec: t(`downloads.row.codecs.${chosen.codec}`),
          })}
        </span>
      )}
      {bytes !== null && <span>{sizeText(bytes)}</span>}
      {expiresAt !== null && (
        <span>
          {t(item.state === 'expired' ? 'downloads.row.expired' : 'downloads.row.expires', {
            when: formats.dateTime(expiresAt),
          })}
        </span>
      )}
      {item.state === 'ready' && <span>{t('downloads.row.rights', { when: formats.date(rightsAt) })}</span>}
    </>
  );
}
