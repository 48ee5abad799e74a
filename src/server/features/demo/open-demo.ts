import { DEMO_WORKSPACES, type DemoLanguage } from '#domain/demo/demo-workspace.ts';
import { AppError } from '../../platform/app-error.ts';
import { limitDemoVisits } from '../../services/rate-limits/limit-demo-visits.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { makeDemoToken } from './demo-token.ts';
import { prepareDemo } from './prepare-demo.ts';

interface Opened {
  session: { token: string; user_id: string; expires_at: string } | null;
}

/** Grants a visitor read-only access to the demo workspace for two hours; null: it is still being filled. */
export async function openDemo(
  { app, network }: Pick<RequestContext, 'app' | 'network'>,
  { language }: { language: DemoLanguage },
): Promise<Opened> {
  if (!app.config.demoWorkspace) throw new AppError('not_found');
  await limitDemoVisits(app, network);
  if (!(await prepareDemo(app, language))) return { session: null };
  const { token, expiresAt } = makeDemoToken(app, language);
  const { userId } = DEMO_WORKSPACES[language];
  return { session: { token, user_id: userId, expires_at: expiresAt.toISOString() } };
}
