import { expect, test } from 'vitest';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { startMailServer } from '#test/auth/mail-server.ts';
import { createScene } from '#test/scene.ts';
import { answer, createTestWorld } from '#test/world.ts';

const CLIENT = 'client@exemple.fr';

test('an address that the mail server refuses is shown as refused until it takes a mail', async () => {
  const server = await startMailServer();
  const world = await createTestWorld({ workers: 0 });
  const sending = await createTestWorld({
    beside: world,
    workers: 0,
    env: { SMTP_URL: server.url, MAIL_FROM: 'a@accroche.example', APP_URL: 'https://accroche.example' },
  });
  const { user, accountId } = await createScene(world).linked('demo-lea-cuisine', 'premium');
  const choice = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: false, recipients: [CLIENT] };
  server.refuseRecipientsWith = 550;
  await answer(
    sending.request('/report-schedules', { method: 'POST', as: user, json: { accountId, ...choice } }),
  );
  const isRefused = async () => {
    const list = world.request('/report-schedules', { as: user });
    const { items } = await answer<{ items: ReportSchedule[] }>(list);
    return items[0]?.recipients.find(({ email }) => email === CLIENT)?.is_refused;
  };
  await expect.poll(isRefused).toBe(true);
  server.refuseRecipientsWith = undefined;
  await sending.world.mailer.send({ to: CLIENT, subject: '-', text: '-', html: '-' });
  await expect.poll(isRefused).toBe(false);
  await sending.close();
  await world.close();
  await server.close();
});
