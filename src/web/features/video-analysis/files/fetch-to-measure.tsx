import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { isOpen } from '#domain/downloads/download-state.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { FetchProgress } from '#web/shared/downloads/fetch-progress.tsx';
import { useDownloadState } from '#web/shared/downloads/use-downloads.ts';
import { useProblemText } from '#web/shared/downloads/use-problem-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Announced } from '#web/ui/browser/announced.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useFetchToMeasure } from './use-fetch-to-measure.ts';

/** Downloads the file with yt-dlp, with the statement required for each download; or says that it cannot. */
export function FetchToMeasure({ link, title }: { link: string; title: string }) {
  const t = useT();
  const say = useErrorText();
  const problemText = useProblemText();
  const provider = useDownloadState().data?.provider;
  const [hasRights, setHasRights] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const { begin, item, refused, error, isBusy, isMeasuringRefused, measure, cancel } =
    useFetchToMeasure(link);
  if (provider === undefined) return null;
  if (!provider.usable) {
    return (
      <p className="text-sm text-muted">
        {t('analyses.measure.unavailable')}{' '}
        <a href={APP_PATHS.download} className="link">
          {t('analyses.measure.whyNot')}
        </a>
      </p>
    );
  }
  const isUnsaid = wasAsked && !hasRights;
  const isUnderWay = item !== undefined && (isOpen(item.state) || item.state === 'ready');
  const problem = item?.problem ?? refused?.problem ?? null;
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-5">
      <h3 className="text-base">{t('analyses.measure.fetchTitle')}</h3>
      <p className="text-sm text-muted">{t('analyses.measure.fetchText')}</p>
      {isUnderWay ? (
        <>
          <Announced>
            {t('analyses.measure.fetching', { state: t(`downloads.states.${item.state}`) })}
          </Announced>
          {item.state === 'fetching' && <FetchProgress item={item} title={title} />}
          <p className="text-sm text-muted">
            {t('analyses.measure.leave')}{' '}
            <a href={APP_PATHS.download} className="link">
              {t('analyses.measure.downloads')}
            </a>
          </p>
          {isOpen(item.state) && (
            <Button size="sm" onClick={cancel}>
              {t('downloads.row.cancel')}
            </Button>
          )}
          {isMeasuringRefused && (
            <Button size="sm" variant="signal" busy={isBusy} onClick={measure}>
              {t('analyses.measure.now')}
            </Button>
          )}
        </>
      ) : (
        <>
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              checked={hasRights}
              aria-invalid={isUnsaid || undefined}
              aria-describedby="measure-rights-hint"
              onChange={event => setHasRights(event.target.checked)}
              className="mt-0.5 size-5 shrink-0 accent-calm"
            />
            <span>{t('downloads.form.rights')}</span>
          </label>
          <p
            id="measure-rights-hint"
            className={isUnsaid ? 'text-sm font-medium text-bad' : 'text-sm text-muted'}
          >
            {t(isUnsaid ? 'downloads.form.rightsMissing' : 'downloads.form.rightsHint')}
          </p>
          {problem !== null && (
            <Alert tone="warn">
              {problemText(problem, item?.problemValues ?? refused?.problemValues ?? {})}
            </Alert>
          )}
          {error !== null && <Alert tone="destructive">{say.error(error)}</Alert>}
          <Button
            busy={isBusy}
            icon={<Download aria-hidden className="size-4" />}
            onClick={() => {
              setWasAsked(true);
              if (hasRights) begin();
            }}
          >
            {t('analyses.measure.fetch')}
          </Button>
        </>
      )}
    </section>
  );
}
