import type { Page } from '@playwright/test';

/** Answers one call of the front end with a changed copy of what the server says. */
export async function changeAnswer<Json = Record<string, unknown>>(
  page: Page,
  call: string,
  change: (json: Json) => void,
): Promise<void> {
  await page.route(`**/rpc/${call}`, async route => {
    try {
      const answer = await route.fetch();
      const body = (await answer.json()) as { json: Json };
      change(body.json);
      await route.fulfill({ response: answer, json: body });
    } catch (error) {
      // A call still in progress when the test has ended is ignored.
      if (!/closed|disposed|already handled|Test ended/.test(String(error))) throw error;
    }
  });
}

interface Me {
  is_admin: boolean;
  communityUrl: string | null;
  profile: { plan_type: string };
}

/** As if the person had this plan and role: the first one of an installation is its administrator. */
export async function withPlan(page: Page, plan: string, isAdmin = false): Promise<void> {
  await changeAnswer<Me>(page, 'me/get', me => {
    me.is_admin = isAdmin;
    me.profile.plan_type = plan;
  });
  await changeAnswer<{ limits: { plan_name: string } }>(page, 'quotas/overview', ({ limits }) => {
    limits.plan_name = plan;
  });
}

/** Delays every request to these URLs until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return release;
}
