import type { KnownIssue } from '#contract/known-issues.ts';
import { insertWithin, removeWithin, replaceWithin, type GivenIssue } from '../support/known-issues.ts';
import { act, type AdminContext } from './act.ts';

/** Tells everybody what is wrong; the log keeps its English title. */
export function createIssue(context: AdminContext, given: GivenIssue): Promise<KnownIssue> {
  return act(context, async (tx, record) => {
    const issue = await insertWithin(context.world, tx, given);
    await record({ action: 'issues.published', details: { title: issue.title.en } });
    return issue;
  });
}

export function updateIssue(
  context: AdminContext,
  { id, ...given }: GivenIssue & { id: string },
): Promise<KnownIssue> {
  return act(context, async (tx, record) => {
    const issue = await replaceWithin(context.world, tx, id, given);
    await record({ action: 'issues.changed', details: { title: issue.title.en } });
    return issue;
  });
}

export function removeIssue(context: AdminContext, id: string): Promise<undefined> {
  return act(context, async (tx, record) => {
    const title = await removeWithin(context.world, tx, id);
    await record({ action: 'issues.removed', details: { title } });
    return undefined;
  });
}
