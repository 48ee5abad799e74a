import type { AppContext } from '../../services/app-context.ts';

export function hashOf({ secrets }: Pick<AppContext, 'secrets'>, purpose: string, value: string): Buffer {
  return secrets.hash(purpose, value);
}

/** Derived from the URL and the browser's cookie: the database does not know it. */
export function verifierOf({ secrets }: Pick<AppContext, 'secrets'>, state: string, browser: string): string {
  return secrets.hash('tiktok-verifier', `${state}.${browser}`).toString('base64url');
}
