import { generate } from 'otplib';
import type { TestApp } from '#test/harness/context.ts';
import { ask, bearer } from './calling.ts';

/** Gives somebody a verified second factor; the token is from before it. */
export async function protect(
  testApp: TestApp,
  { token, password }: { token: string; password: string },
): Promise<{ factorId: string; secret: string; token: string }> {
  const post = async <Body>(path: string, body: Record<string, unknown>): Promise<Body> => {
    const { status, text } = await ask(
      testApp,
      { method: 'POST', url: `/auth/v1/factors${path}`, body },
      bearer(token),
    );
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text) as Body;
  };
  const { id, totp } = await post<{ id: string; totp: { secret: string } }>('', {
    factor_type: 'totp',
    friendly_name: 'Téléphone',
    current_password: password,
  });
  const challenge = await post<{ id: string }>(`/${id}/challenge`, {});
  const raised = await post<{ access_token: string }>(`/${id}/verify`, {
    challenge_id: challenge.id,
    code: await generate({ secret: totp.secret }),
  });
  return { factorId: id, secret: totp.secret, token: raised.access_token };
}
