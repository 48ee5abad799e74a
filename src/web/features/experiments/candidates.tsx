import { useState } from 'react';
import type { ExperimentDetail } from '#contract/experiments.ts';
import { ARMS, type Arm } from '#domain/experiments/experiment-verdict.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useExperimentCalls } from './use-experiment-calls.ts';

/** The newest are the most relevant; the others are behind a button. */
const SHOWN_FIRST = 6;

/** Videos published since the experiment was created: each is assigned to one version, or left out. */
export function Candidates({ detail }: { detail: ExperimentDetail }) {
  const t = useT();
  const formats = useFormats();
  const { place } = useExperimentCalls();
  const [isWhole, setWhole] = useState(false);
  const [chosen, setAsked] = useState<{ videoId: string; arm: Arm } | null>(null);
  const open = ARMS.filter(arm => detail.arms[arm].placed < detail.plannedPerArm);
  if (open.length === 0) return null;

  const shown = isWhole ? detail.candidates : detail.candidates.slice(0, SHOWN_FIRST);
  const more = detail.candidates.length - shown.length;
  const when = formats.dateTime(detail.createdAt);
  const put = (video: { videoId: string; arm: Arm }) =>
    place.mutate({ id: detail.id, ...video }, { onSettled: () => setAsked(null) });
  return (
    <section className="min-w-0">
      <h4 className="font-semibold">{t('experiments.candidates')}</h4>
      <p className="mt-1 text-sm text-muted">
        {t(detail.candidates.length === 0 ? 'experiments.candidatesNone' : 'experiments.candidatesText', {
          when,
        })}
      </p>
      <ul>
        {shown.map(({ id: videoId, description, publishedAt, resultKnown }) => {
          const video = description || t('experiments.untitled');
          return (
            <li
              key={videoId}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line-strong py-2 last:border-0"
            >
              <div className="min-w-0 flex-1 basis-48 text-sm">
                <p className="truncate">{video}</p>
                <p className="text-muted">
                  {t('experiments.published', { when: formats.date(publishedAt) })}
                </p>
                {resultKnown && <p className="text-muted">{t('experiments.resultKnown')}</p>}
              </div>
              <div className="flex gap-2">
                {(resultKnown ? [] : open).map(arm => (
                  <Button
                    key={arm}
                    size="sm"
                    busy={
                      place.isPending && place.variables.videoId === videoId && place.variables.arm === arm
                    }
                    aria-label={t(`experiments.placeOf.${arm}`, { video })}
                    onClick={() =>
                      detail.lockedAt === null ? setAsked({ videoId, arm }) : put({ videoId, arm })
                    }
                  >
                    {t(`experiments.place.${arm}`)}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setWhole(true)}>
          {t('experiments.candidatesMore', { count: more })}
        </Button>
      )}
      <ConfirmDialog
        open={chosen !== null}
        title={t('experiments.lockTitle')}
        text={t('experiments.lockText')}
        confirmLabel={t('experiments.lockConfirm')}
        busy={place.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => chosen !== null && put(chosen)}
      />
    </section>
  );
}
