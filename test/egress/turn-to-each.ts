import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { MODEL_PROVIDERS, PROVIDER_FACTS } from '#domain/ai-models/provider.ts';
import type { AuthContext } from '#server/features/auth/request/auth-context.ts';
import { checkExternalToken } from '#server/features/auth/sessions/external-auth.ts';
import { googleAddress } from '#server/features/auth/oauth/google-client.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { createGuardedFetch } from '#server/platform/network/guarded-fetch.ts';
import { listModels } from '#server/integrations/ai-providers/list-models.ts';
import { createMailer } from '#server/app/adapters/create-mailer.ts';
import { createPayments } from '#server/app/adapters/create-payments.ts';
import { createS3Requests, S3_LIMITS } from '#server/integrations/storage/s3/s3-requests.ts';
import { createTranscriber } from '#server/integrations/transcriber/create-transcriber.ts';
import { fetchApifyCredit } from '#server/integrations/apify/apify-calls.ts';
import { fetchUser } from '#server/integrations/tiktok-api/api-calls.ts';
import { fetchPage } from '#server/platform/network/fetch-page.ts';
import { createShortLinkResolver } from '#server/integrations/video-source/short-link.ts';
import { startOtlpTracer } from '#server/platform/telemetry/otlp-tracer.ts';

/**
 * Runs with `record-connections.ts` preloaded: calls each adapter once, as the given environment configures it, and
 * records which one is being called. Nothing outside this machine is contacted.
 */
const config = readConfig(process.env);
/** With an external auth server, that server contacts Google; this config has none. */
const withGoogle = readConfig({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x' });
const log = pino({ level: 'silent' });
const clock = { now: () => new Date() };
const signal = AbortSignal.timeout(20_000);
const db = openDatabase({ connectionString: process.env['TEST_DATABASE'] ?? '', log });

async function turn(name: string, ask: () => Promise<unknown>): Promise<void> {
  appendFileSync(process.env['CONNECTIONS_FILE'] ?? '', `== ${name}\n`);
  await ask().catch(() => undefined);
}

const secrets = { state: 'x', nonce: 'x', codeVerifier: 'x'.repeat(43) };
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const someToken = `${encoded({ alg: 'ES256', kid: 'x' })}.${encoded({ iss: config.externalAuth?.url, aud: 'authenticated' })}.${'x'.repeat(86)}`;

const { tiktok, payments, s3 } = config;
if (tiktok === null || payments === null || s3 === null) throw new Error('not all is configured');

await turn('oauth/google-client', () =>
  googleAddress({ config: withGoogle } as AuthContext, secrets, {
    callback: 'https://here.example',
    language: 'fr',
  }),
);
await turn('sessions/external-auth', () =>
  checkExternalToken({ config, db, clock } as unknown as AuthContext, someToken),
);
await turn('fetch-page', () =>
  fetchPage(new URL('/@somebody', config.tiktokOrigin), {
    userAgent: 'x',
    limits: { timeoutMs: 5_000, bodyBytes: 1_000, redirects: 1 },
    signal,
    now: clock.now,
  }),
);
for (const host of ['vm.tiktok.com', 'vt.tiktok.com', 'www.tiktok.com/t']) {
  await turn('short-link', () =>
    createShortLinkResolver()(`https://${host}/ZMabc123/`, { signal, now: clock.now }),
  );
}
await turn('fetch-json', () => fetchUser(tiktok, 'x', ['user.info.basic'], signal));
await turn('fetch-json', () => fetchApifyCredit(config.apify.origin, 'x', signal));
for (const provider of MODEL_PROVIDERS) {
  const baseUrl = PROVIDER_FACTS[provider].baseUrl ?? 'https://ai.example/v1';
  const fetch = createGuardedFetch({ allowPrivate: false });
  await turn('guarded-fetch', () =>
    listModels({ provider, baseUrl, apiKey: 'x', model: 'x' }, { fetch, signal }),
  );
}
await turn('create-transcriber', async () =>
  createTranscriber(config.transcriber)?.transcribe(Buffer.alloc(9), { signal }),
);
await turn('s3-requests', () => createS3Requests(s3, { ...S3_LIMITS, tries: 1 })({ method: 'HEAD' }));
await turn('stripe-payments', async () => createPayments({ config, db, clock })?.cancelNow('sub_x'));
await turn('otlp-tracer', async () => {
  const tracer = await startOtlpTracer({ endpoint: 'https://traces.example', serviceName: 'x' });
  tracer.start('x', {}, undefined).end();
  await Promise.race([tracer.close(), delay(1_500)]);
});
await turn('mail/smtp-mailer', async () => {
  const mailer = createMailer({ config, db, clock, log });
  await mailer.send({ to: 'somebody@exemple.fr', subject: 'x', text: 'x', html: 'x' });
  await delay(400);
  mailer.close();
});
process.exit(0);
