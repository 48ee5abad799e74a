import type { KnownIssue } from '#contract/support/known-issues.ts';
import {
  insertWithin,
  removeWithin,
  replaceWithin,
  type GivenIssue,
} from '../../support/status/known-issues.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';

/** In both languages, for readers of the log. */
const titled = ({ title }: Pick<KnownIssue, 'title'>) => ({ title_fr: title.fr, title_en: title.en });

/** Publishes a known issue. */
export function createIssue(context: AdminContext, given: GivenIssue): Promise<KnownIssue> {
  return runAdminAction(context, async (tx, record) => {
    const issue = await insertWithin(context.app, tx, given);
    await record({ action: 'issues.published', details: titled(issue) });
    return issue;
  });
}

export function updateIssue(
  context: AdminContext,
  { id, ...given }: GivenIssue & { id: string },
): Promise<KnownIssue> {
  return runAdminAction(context, async (tx, record) => {
    const issue = await replaceWithin(context.app, tx, id, given);
    await record({ action: 'issues.changed', details: titled(issue) });
    return issue;
  });
}

export function removeIssue(context: AdminContext, id: string): Promise<undefined> {
  return runAdminAction(context, async (tx, record) => {
    const issue = await removeWithin(context.app, tx, id);
    await record({ action: 'issues.removed', details: titled(issue) });
    return undefined;
  });
}
