import type { Transaction } from '#server/platform/db/database.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { clearSigningKeys, opensOneOf } from './signing-keys.ts';
import { deleteSigningKeys, listSigningKeys, lockSigningKeys } from '../queries/signing-keys.queries.ts';

const CHECK = 'secret_check';
const EPOCH = new Date(0);

/** What was encrypted or signed with the previous secret, and the consequence of losing it. */
const GIVEN_AGAIN: { what: string; text: string }[] = [
  {
    what: 'sessions (everybody signs in again)',
    text: 'update auth.sessions set ended_at = now() where ended_at is null',
  },
  {
    what: 'links mailed and not yet followed',
    text: 'delete from auth.one_time_tokens where used_at is null',
  },
  { what: 'sign-ins with Google under way', text: 'delete from auth.oauth_flows' },
  {
    what: 'authenticator apps and sets of recovery codes (accounts open without them until they are set up again)',
    text: `delete from auth.factors where factor_type in ('totp', 'recovery_code')`,
  },
  { what: 'API keys', text: 'delete from api_keys' },
  { what: 'share links', text: 'delete from share_links' },
  { what: 'models with a key of users', text: 'delete from model_settings where api_key is not null' },
  {
    what: 'the model of this server, if it was set in /admin with a key',
    text: `delete from app_settings where key = 'language_model' and value ->> 'api_key' is not null`,
  },
  { what: 'TikTok connections', text: 'delete from tiktok_connections' },
  { what: 'Apify tokens of users', text: 'delete from apify_tokens' },
];

const REFUSAL =
  'APP_SECRET (or the file secret in DATA_DIR) is not the one that this database was made with: nothing that it ' +
  'sealed or signed can be read. Start with the earlier secret. If it is lost, start once with ACCEPT_NEW_SECRET=true: ' +
  'all sessions end, and second factors, API keys, share links, model keys and connections have to be set up again; ' +
  'the log lists how many.';

/**
 * At startup: the secret must match the one this database knows. With `accept` a different one replaces it
 * immediately: signing keys are deleted, sessions end, and what must be entered again is returned, one line each.
 */
export async function checkSecret(
  app: Pick<AuthContext, 'db' | 'secrets' | 'clock'>,
  { accept }: { accept: boolean },
): Promise<string[]> {
  const mine = app.secrets.hash('secret-check', 'accroche').toString('base64url');
  const lines = await app.db.system.transaction(async tx => {
    await lockSigningKeys(tx);
    if (await isKnown(app, tx, mine)) return keep(tx, mine, []);
    if (!accept) throw new Error(REFUSAL);
    await deleteSigningKeys(tx);
    const given: string[] = [];
    for (const { what, text } of GIVEN_AGAIN) {
      const count = await tx.run({ name: '', text });
      if (count > 0) given.push(`${count} × ${what}`);
    }
    return keep(tx, mine, given);
  });
  clearSigningKeys(app);
  return lines;
}

async function isKnown(app: Pick<AuthContext, 'secrets'>, tx: Transaction, mine: string): Promise<boolean> {
  const kept = await tx.row<{ value: string }>({
    name: 'find-secret-check',
    text: `select value from app_settings where key = $1`,
    values: [CHECK],
  });
  if (kept !== undefined) return kept.value === mine;
  // Databases of earlier versions store no check value: their signing keys serve as one.
  const keys = (await listSigningKeys(tx, EPOCH)).filter(({ retired_at: retiredAt }) => retiredAt === null);
  return keys.length === 0 || opensOneOf(app, keys);
}

async function keep(tx: Transaction, mine: string, lines: string[]): Promise<string[]> {
  await tx.run({
    name: 'keep-secret-check',
    text: `insert into app_settings (key, value) values ($1, to_jsonb($2::text))
           on conflict (key) do update set value = excluded.value where app_settings.value <> excluded.value`,
    values: [CHECK, mine],
  });
  return lines;
}
