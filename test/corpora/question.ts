/** What somebody types into the search box, and the places that answer it: a page, or sections of one. */
export interface CorpusQuestion {
  question: string;
  /** Without `#`: anywhere on that page. */
  answers: readonly string[];
}

export const ask = (question: string, ...answers: string[]): CorpusQuestion => ({ question, answers });
export const doc = (place: string) => `/documentation/${place}`;
export const faq = (id: string) => `/support#${id}`;

export function isAnswer({ answers }: CorpusQuestion, path: string): boolean {
  return answers.some(answer => path === answer || (!answer.includes('#') && path.split('#')[0] === answer));
}
