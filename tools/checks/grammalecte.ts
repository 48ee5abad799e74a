import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALLOWED_WORDS } from './grammalecte-allowed.ts';
import { runProgram } from './programs.ts';

export interface GrammarFlag {
  line: string;
  words: string;
  why: string;
}

interface Report {
  data: {
    iParagraph: number;
    lGrammarErrors: { nStart: number; nEnd: number; sMessage?: string; sRuleId: string }[];
    lSpellingErrors: { sValue: string }[];
  }[];
}

/** Grammalecte's findings in French lines, except allowed words; null where it is not installed. */
export async function grammarFlags(lines: readonly string[]): Promise<GrammarFlag[] | null> {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    const file = join(folder, 'lines.txt');
    writeFileSync(file, lines.join('\n\n'));
    const run = await runProgram('grammalecte-cli', ['-f', file, '-j', '-owe'], { output: 'collect' }).catch(
      () => null,
    );
    if (run === null || !run.output.includes('"grammalecte"')) return null;
    const report = JSON.parse(run.output.slice(run.output.indexOf('{'))) as Report;
    const rows = readFileSync(file, 'utf8').split('\n');
    return report.data.flatMap(({ iParagraph, lGrammarErrors, lSpellingErrors }) => {
      const line = rows[iParagraph - 1] ?? '';
      return [
        ...lGrammarErrors.map(({ nStart, nEnd, sMessage, sRuleId }) => ({
          line,
          words: line.slice(nStart, nEnd),
          why: sMessage ?? sRuleId,
        })),
        ...lSpellingErrors
          .filter(({ sValue }) => ALLOWED_WORDS[sValue] === undefined)
          .map(({ sValue }) => ({ line, words: sValue, why: 'unknown word' })),
      ];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
