import Lock from 'lucide-react/icons/lock';
import type { LockedPanel } from '#domain/video-analysis/lock-analysis.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { useProposals } from '#web/features/video-analysis/context/use-proposals.ts';

/** Replaces what the plan does not include: exactly what there is, as text, and how to unlock it. */
export function LockedPart({ locked, analysisId }: { locked: LockedPanel; analysisId: string }) {
  const { t, language } = useLanguage();
  const written = useWritten(locked.panel, analysisId);
  return (
    <div className="mt-4 grid gap-3 quoted-sm border border-dashed border-line-strong p-4">
      <h3 className="flex items-center gap-2 text-base">
        <Lock aria-hidden className="size-4 shrink-0" />
        {t('analyses.locked.title')}
      </h3>
      <ul className="list-disc ps-5">
        {[...locked.contains, ...written].map(({ what, count }) => (
          <li key={what}>{t(`analyses.locked.contains.${what}`, { count })}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('analyses.locked.text')}</p>
      <LinkButton
        size="sm"
        href={sitePath(SITE_PATHS.pricing, language)}
        className="justify-self-start print:hidden"
      >
        {t('analyses.price.plans')}
      </LinkButton>
    </div>
  );
}

/** Hooks and calls are generated on demand, so they are counted separately. */
function useWritten(panel: LockedPanel['panel'], analysisId: string): LockedPanel['contains'] {
  const counts = useProposals(analysisId).data?.counts ?? { hooks: 0, calls: 0 };
  const contains: LockedPanel['contains'] =
    panel === 'hook'
      ? [{ what: 'hook_rewrites', count: counts.hooks }]
      : panel === 'engagement'
        ? [{ what: 'call_proposals', count: counts.calls }]
        : [];
  return contains.filter(({ count }) => count > 0);
}
