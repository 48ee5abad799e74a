import Clapperboard from 'lucide-react/icons/clapperboard';
import Zap from 'lucide-react/icons/zap';
import { quoteText, secondsText } from '#presentation/sentences/video-analysis-sentence.ts';
import type { HookRewrite, VideoProposals } from '#domain/video-analysis/proposals/video-proposals.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { AbsenceText, PanelPart } from '#web/features/video-analysis/context/analysis-panel.tsx';
import { hooksPath, scriptPath, useProposals } from '#web/features/video-analysis/context/use-proposals.ts';

/** Rewrites of the hook on the video's own topic; says so where the topic is not understood. */
export function HookRewrites({ analysisId }: { analysisId: string }) {
  const t = useT();
  return (
    <PanelPart title={t('videoProposals.hooks')}>
      <QueryPanel query={useProposals(analysisId)} skeleton={<SkeletonLines lines={5} />}>
        {proposals => <Rewrites proposals={proposals} />}
      </QueryPanel>
    </PanelPart>
  );
}

function Rewrites({ proposals }: { proposals: VideoProposals }) {
  const t = useT();
  const formats = useFormats();
  const { absent, topic, replaces, hooks } = proposals;
  const about = { ...proposals, topic: topic?.words };
  if (absent !== null || hooks.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <AbsenceText>
          {absent === null ? t('videoProposals.none') : t(`videoProposals.absent.${absent}`)}
        </AbsenceText>
        {absent !== 'other_language' && (
          <LinkButton size="sm" href={hooksPath(about)} className="print:hidden">
            {t('videoProposals.giveTopic')}
          </LinkButton>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted wrap-anywhere">
        {topic !== null &&
          t('videoProposals.about', {
            topic: topic.words,
            place: t(`videoAnalysis.places.${topic.place}`),
          })}{' '}
        {replaces !== null &&
          t('videoProposals.replaces', {
            quote: quoteText(replaces.quote, t, formats),
            kind: t(`hooks.kinds.${replaces.kind}`),
          })}
      </p>
      <ul className="grid gap-3 lg:grid-cols-3">
        {hooks.map(hook => (
          <Rewrite key={hook.text} hook={hook} script={scriptPath(hook.text, about)} />
        ))}
      </ul>
      <p className="text-[0.8125rem] text-muted">{t('videoProposals.rule')}</p>
      <LinkButton
        size="sm"
        href={hooksPath(about)}
        icon={<Zap aria-hidden className="size-4" />}
        className="justify-self-start print:hidden"
      >
        {t('videoProposals.more')}
      </LinkButton>
    </div>
  );
}

function Rewrite({ hook, script }: { hook: HookRewrite; script: string }) {
  const t = useT();
  const formats = useFormats();
  const { text, family, seconds, why } = hook;
  return (
    <li className="quoted-sm flex flex-col gap-2 border border-line p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone="calm">{t(`videoProposals.families.${family}`)}</Badge>
        {t('videoProposals.spoken', { seconds: secondsText(seconds, t, formats) })}
      </p>
      <p className="font-display text-lg leading-snug font-bold wrap-anywhere">{text}</p>
      <div className="grid gap-1 text-sm text-muted">
        {why !== '' && <p>{t('videoProposals.why', { why: why.charAt(0).toLowerCase() + why.slice(1) })}</p>}
        <p>{t('videoProposals.keep', { condition: t(`videoProposals.conditions.${family}`) })}</p>
      </div>
      <div className="-ms-3 mt-auto flex flex-wrap print:hidden">
        <CopyButton text={text} label={t('videoProposals.copy')} doneLabel={t('videoProposals.copied')} />
        <LinkButton
          size="sm"
          variant="quiet"
          href={script}
          icon={<Clapperboard aria-hidden className="size-4" />}
          aria-label={t('videoProposals.scriptOf', { text })}
        >
          {t('videoProposals.script')}
        </LinkButton>
      </div>
    </li>
  );
}
