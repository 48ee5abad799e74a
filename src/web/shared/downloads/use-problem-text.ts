import type { DownloadProblem } from '#domain/downloads/download-problem.ts';
import { useT } from '#web/ui/language/language.tsx';
import { useDownloadState } from './use-downloads.ts';
import { useSizeText } from '#web/shared/files/use-size-text.ts';

/** Why a video was not downloaded, and what to do about it. */
export function useProblemText() {
  const t = useT();
  const sizeText = useSizeText();
  const state = useDownloadState().data;
  return (problem: DownloadProblem, values: Readonly<Record<string, string>>): string => {
    const { platform = '', found = '?', needed = '?' } = values;
    if (problem === 'unsupported' && platform === '') return t('downloads.problems.unsupportedPlain');
    if (problem === 'unsupported') return t('downloads.problems.unsupported', { platform });
    if (problem === 'too_old') return t('downloads.problems.too_old', { found, needed });
    if (problem === 'too_large')
      return t('downloads.problems.too_large', { size: sizeText(state?.perFileBytes ?? 0) });
    return t(`downloads.problems.${problem}`);
  };
}
