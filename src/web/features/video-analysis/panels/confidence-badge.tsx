import type { Confidence } from '#domain/video-analysis/findings/findings.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';

const FILLED: Record<Confidence, number> = { low: 1, medium: 2, high: 3 };

/** How far a finding can be trusted: three strokes, with the reasons one tap away. */
export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  const t = useT();
  return (
    <Popover
      label={t('videoAnalysis.confidence.label')}
      width={260}
      className="p-3.5 text-start text-sm font-normal"
      trigger={attributes => (
        <button
          {...attributes}
          type="button"
          className="reach inline-flex items-center gap-1.5 rounded-full px-1 pointer-coarse:min-h-11 text-[0.8125rem] font-medium text-muted hover:text-ink"
        >
          <span aria-hidden className="inline-flex items-end gap-0.5">
            {[1, 2, 3].map(place => (
              <span
                key={place}
                style={{ height: 3 + 3 * place }}
                className={`w-1 rounded-sm ${place <= FILLED[confidence] ? 'bg-calm' : 'bg-line-strong/40'}`}
              />
            ))}
          </span>
          {t(`videoAnalysis.confidence.${confidence}`)}
        </button>
      )}
    >
      <p>{t(`videoAnalysis.confidence.texts.${confidence}`)}</p>
    </Popover>
  );
}
