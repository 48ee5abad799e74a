import type { AnalysisState } from '#domain/video-analysis/analysis-run.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';

const TONES: Record<AnalysisState, Tone> = {
  queued: 'neutral',
  running: 'calm',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};

export function AnalysisBadge({ state }: { state: AnalysisState }) {
  const t = useT();
  return <Badge tone={TONES[state]}>{t(`analyses.state.${state}`)}</Badge>;
}
