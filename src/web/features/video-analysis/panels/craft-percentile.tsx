import { useT } from '#web/ui/language/language.tsx';
import { useProposals } from '#web/features/video-analysis/context/use-proposals.ts';

/** The percentile of the opening's form among the creator's own captions; nothing where unknown. */
export function CraftPlace({ analysisId }: { analysisId: string }) {
  const t = useT();
  const craft = useProposals(analysisId).data?.craft ?? null;
  if (craft === null) return null;
  const { words, n } = craft;
  return (
    <section className="min-w-0">
      <h3 className="font-sans text-sm font-medium tracking-normal text-muted">
        {t('videoProposals.craft.title')}
      </h3>
      <p className="mt-1">
        {craft.known
          ? t('videoProposals.craft.known', { percent: craft.percent, n })
          : t('videoProposals.craft.unknown', { n, needed: craft.needed })}
      </p>
      <p className="mt-1.5 text-[0.8125rem] text-muted wrap-anywhere">
        {t('videoProposals.craft.text', { words })}
      </p>
    </section>
  );
}
