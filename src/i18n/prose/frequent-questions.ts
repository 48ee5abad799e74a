import type { Language } from '#contract/wire/languages.ts';
import type { Question, QuestionGroup } from '../documentation/documentation.ts';
import { parseProse, ProseError } from './parse-prose.ts';
import { oncePerLanguage, readData } from './read-data.ts';

/** The frequent questions, from `data/support`. */
export const frequentQuestionsOf = oncePerLanguage((language: Language) => {
  const file = `support/${language}/questions.md`;
  return readQuestions(readData(file), `data/${file}`);
});

/** Groups are `##`, questions `###` with one paragraph, the answer. */
export function readQuestions(source: string, file: string): QuestionGroup[] {
  const groups: (QuestionGroup & { questions: Question[] })[] = [];
  for (const { depth, id, title, line, blocks } of parseProse(source, file).headings) {
    const [answer, ...more] = blocks;
    if (depth === 2) {
      if (answer !== undefined)
        throw new ProseError(file, answer.line, 'under a group come its questions, "###"');
      groups.push({ id, title, questions: [] });
      continue;
    }
    if (answer?.kind !== 'text' || more.length > 0)
      throw new ProseError(file, line, `the answer to "${title}" is one paragraph`);
    groups.at(-1)?.questions.push({ id, question: title, answer: answer.text });
  }
  return groups;
}
