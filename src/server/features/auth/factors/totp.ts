import { generateSecret, generateURI, verify } from 'otplib';
import { renderSVG } from 'uqr';
import type { AuthContext } from '../request/auth-context.ts';

const PERIOD_SECONDS = 30;
/** Quiet zone required around a QR code, in modules. */
const QUIET_MODULES = 4;
const SEALED_AS = 'totp-secret';

/** A new 160-bit secret, in the format of authenticator apps and in stored form. */
export function makeTotpSecret(
  app: AuthContext,
  owner: { issuer: string; email: string },
): { sealed: Buffer; answer: { qr_code: string; secret: string; uri: string } } {
  const secret = generateSecret();
  const uri = generateURI({ issuer: owner.issuer, label: owner.email, secret });
  return {
    sealed: app.secrets.seal(SEALED_AS, Buffer.from(secret)),
    answer: { qr_code: renderSVG(uri, { border: QUIET_MODULES }), secret, uri },
  };
}

/** The time step of a six-digit code, at most one from the current one; undefined for a wrong code. */
export async function matchStep(
  app: AuthContext,
  sealedSecret: Buffer,
  code: string,
): Promise<number | undefined> {
  const result = await verify({
    secret: app.secrets.open(SEALED_AS, sealedSecret).toString(),
    token: code,
    epoch: Math.floor(app.clock.now().getTime() / 1_000),
    epochTolerance: PERIOD_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
