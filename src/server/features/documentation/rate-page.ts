import type { Language } from '#contract/wire/languages.ts';
import { DOC_SLUGS } from '#i18n/documentation/documentation.ts';
import { AppError } from '../../platform/app-error.ts';
import { limitPageAnswers } from '../../services/rate-limits/limit-page-answers.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { keepPageAnswer } from './documentation.queries.ts';

/** Keeps whether a page of the documentation was useful; nothing about who says it is kept beside. */
export async function ratePage(
  { world, network }: Pick<RequestContext, 'world' | 'network'>,
  given: { answer: string; page: string; language: Language; useful: boolean; sentence: string },
): Promise<{ useful: boolean }> {
  if (!DOC_SLUGS.some(slug => slug === given.page)) throw new AppError('invalid_input', { field: 'page' });
  await limitPageAnswers(world, network);
  await keepPageAnswer(world.db.system, {
    ...given,
    sentence: given.sentence === '' ? null : given.sentence,
    now: world.clock.now(),
  });
  return { useful: given.useful };
}
