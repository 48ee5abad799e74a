import type { Language } from '#contract/wire/languages.ts';
import { DOC_SLUGS } from '#i18n/documentation/documentation.ts';
import { AppError } from '../../platform/app-error.ts';
import { limitPageAnswers } from '../../services/rate-limits/limit-page-answers.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { savePageRating } from './documentation.queries.ts';

/** Stores whether a documentation page was useful, without any data about the reader. */
export async function ratePage(
  { app, network }: Pick<RequestContext, 'app' | 'network'>,
  given: { answer: string; page: string; language: Language; useful: boolean; sentence: string },
): Promise<{ useful: boolean }> {
  if (!DOC_SLUGS.some(slug => slug === given.page)) throw new AppError('invalid_input', { field: 'page' });
  await limitPageAnswers(app, network);
  await savePageRating(app.db.system, {
    ...given,
    sentence: given.sentence === '' ? null : given.sentence,
    now: app.clock.now(),
  });
  return { useful: given.useful };
}
