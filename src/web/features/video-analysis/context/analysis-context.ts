import { createContext, useContext, type ReactNode } from 'react';
import type { Provenance } from '#contract/wire/base.ts';
import { reportProvenance } from '#domain/account-reports/report-provenance.ts';
import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { FigureFormula } from '#domain/metrics/provenance.ts';
import { roundingStep } from '#domain/sources/reading.ts';
import type { AnalysisPanel } from '#domain/video-analysis/findings/findings.ts';

/** What the surrounding page provides to the panels of an analysis. */
export interface AnalysisAround {
  analysis: ShownAnalysis;
  /** The user's current hook class; left out: that of the analysis. */
  correction?: { kind: HookKind; correctedAt: string } | null;
  /** Corrects the class, or undoes the correction; left out where the reader may not. */
  onCorrectHook?: (kind: HookKind | null) => Promise<unknown>;
  /** Findings from the creator's other videos are hidden from this reader. */
  hidesOwn?: boolean;
  /** The caption is hidden too. */
  hidesCaption?: boolean;
  /** Shows the creator's own videos behind a finding, and their total, where the reader may see them. */
  evidenceOf?: (videoIds: readonly string[], total: number) => ReactNode;
  /** Id of the analysis for which hooks and calls are written; left out: not for this reader. */
  proposalsOf?: string;
  /** Shown in place of a panel that the plan does not include, or after the part that it does. */
  lockOf?: (panel: AnalysisPanel) => ReactNode;
  /** Actions of a panel: a script, an experiment, a comparison. */
  actionsOf?: (panel: AnalysisPanel) => ReactNode;
}

const AnalysisContext = createContext<AnalysisAround | null>(null);
export const AnalysisProvider = AnalysisContext.Provider;

/** The displayed analysis, and the provenance of its figures. */
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
