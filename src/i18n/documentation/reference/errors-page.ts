import type { errorWords } from '../../fr/reference/error-words.ts';
import type { DocPage } from '../documentation.ts';
import type { SameShape } from '../../language/translate.ts';
import { ERROR_GROUPS } from './error-guide.ts';
import { CHECKED_ON } from './page-words.ts';

/** The error catalogue: one section per part of the product, generated from the table of codes. */
export function errorsPage(words: SameShape<typeof errorWords>): DocPage {
  return {
    title: words.title,
    summary: words.summary,
    checkedOn: CHECKED_ON,
    sections: [
      {
        id: 'reading',
        title: words.reading,
        blocks: [
          { kind: 'text', text: words.shape },
          { kind: 'text', text: words.placeholders },
        ],
      },
      ...ERROR_GROUPS.map(group => ({
        id: group,
        title: words.groups[group],
        blocks: [{ kind: 'generated', name: `errors-${group}` } as const],
      })),
    ],
  };
}
