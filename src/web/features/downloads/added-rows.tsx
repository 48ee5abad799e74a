import type { ADD_OUTCOMES } from '#contract/downloads.ts';
import type { DownloadProblem } from '#domain/downloads/download-problem.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';
import { useProblemText } from '#web/shared/downloads/use-problem-text.ts';

type Outcome = (typeof ADD_OUTCOMES)[number];

interface AddedRow {
  typed: string;
  outcome: Outcome;
  problem: DownloadProblem | null;
  problemValues: Record<string, string>;
}

const TONES: Record<Outcome, Tone> = { added: 'good', already_there: 'neutral', refused: 'warn' };

/** The result for each pasted link, in their order. */
export function AddedRows({ rows }: { rows: readonly AddedRow[] }) {
  const t = useT();
  const problemText = useProblemText();
  return (
    <section aria-labelledby="added-title" className="mt-6 border-t border-line pt-5">
      <h3 id="added-title" className="mb-2 text-lg">
        {t('downloads.added.title')}
      </h3>
      <ul className="grid divide-y divide-line">
        {rows.map(({ typed, outcome, problem, problemValues }) => (
          <li key={typed} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 text-sm">
            <Badge tone={TONES[outcome]}>{t(`downloads.added.${outcome}`)}</Badge>
            <span className="min-w-0 flex-1 basis-60 font-mono text-[0.8125rem] wrap-anywhere">{typed}</span>
            {problem !== null && outcome === 'refused' && (
              <span className="basis-full">{problemText(problem, problemValues)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
