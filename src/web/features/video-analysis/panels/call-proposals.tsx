import { secondsText } from '#presentation/sentences/video-analysis-sentence.ts';
import type { CallProposal } from '#domain/video-analysis/proposals/video-proposals.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { AbsenceText, PanelPart } from '#web/features/video-analysis/context/analysis-panel.tsx';
import { useProposals } from '#web/features/video-analysis/context/use-proposals.ts';

/** Calls to action for the video: first for the weakest reaction, then for one it does not ask for yet. */
export function CallProposals({ analysisId }: { analysisId: string }) {
  const t = useT();
  return (
    <PanelPart title={t('videoProposals.calls')}>
      <QueryPanel query={useProposals(analysisId)} skeleton={<SkeletonLines lines={4} />}>
        {({ absent, calls }) =>
          absent !== null || calls.length === 0 ? (
            <AbsenceText>
              {absent === null ? t('videoProposals.none') : t(`videoProposals.absent.${absent}`)}
            </AbsenceText>
          ) : (
            <>
              <ul className="grid gap-3 md:grid-cols-3">
                {calls.map(call => (
                  <Call key={call.text} call={call} />
                ))}
              </ul>
              <p className="mt-3 text-[0.8125rem] text-muted">{t('videoProposals.callsRule')}</p>
            </>
          )
        }
      </QueryPanel>
    </PanelPart>
  );
}

function Call({ call: { text, goal, placement, seconds, reason } }: { call: CallProposal }) {
  const t = useT();
  const formats = useFormats();
  const where = t(`videoProposals.placements.${placement}`);
  return (
    <li className="quoted-sm flex flex-col items-start gap-2 border border-line p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone="calm">{t(`videoAnalysis.ctas.kinds.${goal}`)}</Badge>
        {placement === 'overlay'
          ? where
          : `${where} · ${t('videoProposals.spoken', { seconds: secondsText(seconds, t, formats) })}`}
      </p>
      <p className="font-semibold wrap-anywhere">{text}</p>
      <p className="text-sm text-muted">{t(`videoProposals.reasons.${reason}`)}</p>
      <div className="-ms-3 mt-auto print:hidden">
        <CopyButton text={text} label={t('videoProposals.copy')} doneLabel={t('videoProposals.copied')} />
      </div>
    </li>
  );
}
