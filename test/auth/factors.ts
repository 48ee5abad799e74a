import { generate } from 'otplib';
import { newPerson, type AuthServer, type TestClient } from './auth-server.ts';

const STEP_SECONDS = 30;

/** The code that an authenticator app shows now, or some steps away from now. */
export function codeOf(server: AuthServer, secret: string, steps = 0): Promise<string> {
  const epoch = Math.floor(server.clock.now().getTime() / 1_000) + steps * STEP_SECONDS;
  return generate({ secret, epoch });
}

/** Advances the clock until the codes used so far have expired. */
export function nextStep(server: AuthServer): void {
  server.clock.push(2 * STEP_SECONDS * 1_000);
}

export interface Protected {
  person: { email: string; password: string };
  /** A browser at aal2. */
  client: TestClient;
  userId: string;
  factorId: string;
  secret: string;
}

/** Starts the enrolment of a factor whose codes an authenticator app shows. */
export async function enrolTotp(
  client: TestClient,
  password: string,
  friendlyName = 'Téléphone',
): Promise<{ factorId: string; secret: string }> {
  await client.prove(password);
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret };
}

/** Somebody with one verified factor. */
export async function protectedPerson(server: AuthServer): Promise<Protected> {
  const person = newPerson();
  const client = server.newClient();
  const { data } = await client.signUp(person);
  const { factorId, secret } = await enrolTotp(client, person.password);
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: await codeOf(server, secret) });
  if (error) throw error;
  nextStep(server);
  return { person, client, userId: data.user?.id ?? '', factorId, secret };
}

/** A new browser in which the password alone was given. */
export async function withPasswordAlone(
  server: AuthServer,
  person: Protected['person'],
): Promise<TestClient> {
  const client = server.newClient();
  const { error } = await client.signInWithPassword(person);
  if (error) throw error;
  return client;
}

export async function tokenOf(client: TestClient): Promise<string> {
  return (await client.getSession()).data.session?.access_token ?? '';
}

export async function bearerOf(client: TestClient): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await tokenOf(client)}` };
}

/** Subjects of the newest mails to an address. */
export async function subjectsTo(server: AuthServer, email: string): Promise<string[]> {
  const rows = await server.db.system.rows<{ subject: string }>({
    name: 'subjects-of-test',
    text: 'select subject from mail_outbox where recipient = $1 order by created_at, id',
    values: [email],
  });
  return rows.map(row => row.subject);
}
