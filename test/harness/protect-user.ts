import { generate } from 'otplib';
import { answer, type TestUser, type TestApp } from '#test/harness/context.ts';

/** Adds a second factor to an account: the given session stays below it, the returned one has passed it. */
export async function protectUser(
  testApp: TestApp,
  user: TestUser,
): Promise<TestUser & { secret: string; codes: string[] }> {
  const post = <Body>(path: string, json: object, token = user.token) =>
    answer<Body>(
      testApp.request(`/auth/v1/factors${path}`, { method: 'POST', as: { ...user, token }, json }),
    );
  const { id, totp } = await post<{ id: string; totp: { secret: string } }>('', {
    factor_type: 'totp',
    friendly_name: 'Téléphone',
    current_password: user.password,
  });
  const { id: challenge } = await post<{ id: string }>(`/${id}/challenge`, {});
  const code = await generate({ secret: totp.secret });
  const { access_token: token } = await post<{ access_token: string }>(`/${id}/verify`, {
    challenge_id: challenge,
    code,
  });
  await answer(
    testApp.request('/auth/v1/user/proof', {
      method: 'POST',
      as: { ...user, token },
      json: { current_password: user.password },
    }),
  );
  const { codes } = await post<{ codes: string[] }>('/recovery-codes', {}, token);
  return { ...user, token, secret: totp.secret, codes };
}
