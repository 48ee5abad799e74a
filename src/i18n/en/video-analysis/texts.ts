import type { SameShape } from '../../language/translate.ts';
import type { analysisTexts as fr } from '../../fr/video-analysis/texts.ts';
import { recognition } from './recognition.ts';
import { percentileChart } from './percentile-chart.ts';
import { videoAdvice } from './video-advice.ts';
import { videoAnalysis } from './video-analysis.ts';
import { videoProposals } from './video-proposals.ts';
import { videoReports } from './video-reports.ts';

export const analysisTexts: SameShape<typeof fr> = {
  recognition,
  percentileChart,
  videoAdvice,
  videoAnalysis,
  videoProposals,
  videoReports,
};
