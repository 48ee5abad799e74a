import { createContext, useContext, type ReactNode } from 'react';
import type { Provenance } from '#contract/wire/base.ts';
import { reportProvenance } from '#domain/account-reports/report-provenance.ts';
import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { FigureFormula } from '#domain/metrics/provenance.ts';
import { roundingStep } from '#domain/sources/reading.ts';
import type { AnalysisPanel } from '#domain/video-analysis/findings/findings.ts';

/** What the page around an analysis brings to its panels. */
export interface AnalysisAround {
  analysis: ShownAnalysis;
  /** The class that a person gives the hook now; left out: what the analysis says. */
  correction?: { kind: HookKind; correctedAt: string } | null;
  /** Corrects the class, or takes the correction back; left out where that is not for the reader to do. */
  onCorrectHook?: (kind: HookKind | null) => Promise<unknown>;
  /** What the creator's other videos say is not for this reader. */
  hidesOwn?: boolean;
  /** Nor is the caption. */
  hidesCaption?: boolean;
  /** Shows the creator's own videos behind a finding of so many, where the reader may see them. */
  evidenceOf?: (videoIds: readonly string[], total: number) => ReactNode;
  /** The analysis that hooks and calls are written for; left out: not for this reader. */
  proposalsOf?: string;
  /** What stands in the place of a panel that the plan does not open, or after the part that it does. */
  lockOf?: (panel: AnalysisPanel) => ReactNode;
  /** What can be done from a panel: a script, an experiment, a comparison. */
  actionsOf?: (panel: AnalysisPanel) => ReactNode;
}

const AnalysisContext = createContext<AnalysisAround | null>(null);
export const AnalysisProvider = AnalysisContext.Provider;

/** The analysis that is shown, and how its figures say where they come from. */
export function useAnalysis() {
  const around = useContext(AnalysisContext);
  if (around === null) throw new Error('A part of an analysis stands outside one');
  const { basis, video } = around.analysis;
  return {
    ...around,
    /** Provenance of a figure that rests on the creator's other videos. */
    facts: (formula: FigureFormula, n: number, count?: number): Provenance =>
      reportProvenance(basis, formula, n, count),
    /** Provenance of a count of the video itself. */
    reading: (count: number | null): Provenance => ({
      source: video.source,
      sources: video.source === null ? [] : [video.source],
      precision: video.precision ?? 'exact',
      mixed: false,
      step: count === null ? 1 : roundingStep(count, video.precision ?? 'exact'),
      observedAt: video.observedAt,
      n: count === null ? 0 : 1,
      formula: 'reading',
    }),
  };
}
