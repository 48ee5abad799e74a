import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExperimentDetail, ExperimentItem } from '#contract/experiments.ts';
import { ARMS, type Arm } from '#domain/experiments/experiment-verdict.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Candidates } from './candidates.tsx';
import { useExperimentCalls } from './use-experiment-calls.ts';

type Placed = ExperimentDetail['videos'][number];

/** The videos of both versions, and the candidates. */
export function ExperimentVideos({ experiment }: { experiment: ExperimentItem }) {
  const query = useQuery(orpc.experiments.get.queryOptions({ input: { id: experiment.id } }));
  return (
    <QueryPanel query={query} skeleton={<SkeletonLines lines={4} />}>
      {detail => <Videos detail={detail} />}
    </QueryPanel>
  );
}

function Videos({ detail }: { detail: ExperimentDetail }) {
  const t = useT();
  const { withdraw } = useExperimentCalls();
  const [chosen, setAsked] = useState<Placed | null>(null);
  const late = detail.videos.filter(video => video.late && video.withdrawnAt === null).length;
  return (
    <div className="mt-3 grid grid-cols-1 gap-5 quoted-sm bg-sunken p-4">
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {ARMS.map(arm => (
          <ArmVideos key={arm} arm={arm} detail={detail} onWithdraw={setAsked} />
        ))}
      </div>
      {(late > 0 || detail.leftOut > 0) && (
        <ul className="grid gap-1 text-sm text-muted">
          {late > 0 && <li>{t('experiments.verdict.late', { count: late })}</li>}
          {detail.leftOut > 0 && <li>{t('experiments.verdict.leftOut', { count: detail.leftOut })}</li>}
        </ul>
      )}
      {detail.endedAt === null && <Candidates detail={detail} />}
      <ConfirmDialog
        open={chosen !== null}
        title={t('experiments.withdrawTitle')}
        text={t('experiments.withdrawText')}
        confirmLabel={t('experiments.withdraw')}
        destructive
        busy={withdraw.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() =>
          chosen !== null &&
          withdraw.mutate({ id: detail.id, videoId: chosen.id }, { onSettled: () => setAsked(null) })
        }
      />
    </div>
  );
}

function ArmVideos({
  arm,
  detail,
  onWithdraw,
}: {
  arm: Arm;
  detail: ExperimentDetail;
  onWithdraw: (video: Placed) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const videos = detail.videos.filter(video => video.arm === arm);
  return (
    <section className="min-w-0">
      <h4 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {t(`experiments.arms.${arm}`)}
        <span className="text-sm font-normal text-muted">
          {t('experiments.armCount', { placed: detail.arms[arm].placed, planned: detail.plannedPerArm })}
        </span>
      </h4>
      {videos.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('experiments.armEmpty')}</p>
      ) : (
        <ul>
          {videos.map(video => {
            const name = video.description || t('experiments.untitled');
            return (
              <li
                key={video.id}
                className="flex items-start justify-between gap-3 border-b border-line-strong py-2 last:border-0"
              >
                <div className="min-w-0 text-sm">
                  <p className={video.state === 'withdrawn' ? 'truncate line-through' : 'truncate'}>
                    {video.url === null ? (
                      name
                    ) : (
                      <a href={video.url} className="link" target="_blank" rel="noreferrer">
                        {name}
                      </a>
                    )}
                  </p>
                  <p className="text-muted">
                    {t('experiments.published', { when: formats.date(video.publishedAt) })}
                    {' · '}
                    {t(`experiments.placedStates.${video.state}`, { when: formats.date(video.judgedAt) })}
                  </p>
                </div>
                {video.mayWithdraw && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t('experiments.withdrawOf', { video: name })}
                    onClick={() => onWithdraw(video)}
                  >
                    {t('experiments.withdraw')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
