import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectSecurely, type ConnectionOptions } from 'node:tls';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfSigned } from '#test/self-signed.ts';
import { readInboundConfig } from './read-inbound-config.ts';
import { receiveSmtp, type InboundMail } from './receive-smtp.ts';

const HOST = 'mx.exemple.fr';
const OURS = 'support+abc@exemple.fr';
const folder = mkdtempSync(join(tmpdir(), 'accroche-certificate-'));
const certFile = join(folder, 'fullchain.pem');
const keyFile = join(folder, 'privkey.pem');
const taken: string[] = [];
const logged: string[] = [];
let inbound: InboundMail;
let cert = '';

/** Two files, one after the other, as a program that renews certificates writes them. */
function renew(): string {
  const next = selfSigned(HOST);
  writeFileSync(certFile, next.cert);
  writeFileSync(keyFile, next.key);
  return next.cert;
}

beforeAll(async () => {
  cert = renew();
  inbound = await receiveSmtp({
    port: 0,
    host: '127.0.0.1',
    tls: { certFile, keyFile },
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    isOurs: address => address === OURS,
    take: async (_address, { text }) => void taken.push(text.trim()),
  });
});
afterAll(async () => {
  await inbound.close();
  rmSync(folder, { recursive: true });
});

/** A mail by a real client that looks at the certificate. */
async function send(text: string, { trusting = cert, inTheClear = false } = {}): Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: inbound.port,
    secure: false,
    ...(inTheClear ? { ignoreTLS: true } : { requireTLS: true, tls: { ca: trusting, servername: HOST } }),
  });
  await transport.sendMail({ from: 'nadia@exemple.fr', to: OURS, subject: 'Re', text });
  transport.close();
}

test('a mail comes in under the operator’s certificate; whoever speaks no TLS is still heard', async () => {
  await send('chiffré');
  await send('en clair', { inTheClear: true });
  expect(taken).toEqual(['chiffré', 'en clair']);
  await expect(send('à un autre', { trusting: selfSigned(HOST).cert })).rejects.toThrow(/certificate/);
  expect(taken).toHaveLength(2);
});

test('a renewed certificate holds from the next conversation on; while it is half written the last one does', async () => {
  const before = cert;
  writeFileSync(certFile, selfSigned(HOST).cert);
  await send('entre deux', { trusting: before });
  expect(logged.join()).toContain('the last one goes on');
  cert = renew();
  await send('renouvelé');
  await expect(send('périmé', { trusting: before })).rejects.toThrow(/certificate/);
  expect(taken.slice(-2)).toEqual(['entre deux', 'renouvelé']);
});

test('what was said in the clear before STARTTLS is forgotten, also when it came in one piece with it', async () => {
  const plain = connect(inbound.port, '127.0.0.1');
  await line(plain, '220');
  plain.write('EHLO x\r\n');
  await line(plain, '250');
  plain.write(`STARTTLS\r\nMAIL FROM:<voleur@exemple.fr>\r\nRCPT TO:<${OURS}>\r\n`);
  await line(plain, '220');
  const secure = await handshake(plain, { ca: cert, servername: HOST, minVersion: 'TLSv1.2' });
  secure.write('DATA\r\n');
  expect(await line(secure, '503')).toMatch(/^503 /);
  secure.destroy();
});

test('certificate and key are both there and belong together, or the start says what is wrong', () => {
  const other = join(folder, 'other.pem');
  writeFileSync(other, selfSigned(HOST).key);
  const good = {
    INBOUND_SMTP_PORT: 2525,
    SUPPORT_ADDRESS: 'support@exemple.fr',
    INBOUND_TLS_CERT: certFile,
    INBOUND_TLS_KEY: keyFile,
  };
  const problemsOf = (env: Parameters<typeof readInboundConfig>[0]) => {
    const problems: string[] = [];
    readInboundConfig(env, problems);
    return problems;
  };
  expect(readInboundConfig(good, [])?.tls).toEqual({ certFile, keyFile });
  expect(problemsOf({ ...good, INBOUND_TLS_CERT: undefined })).toEqual([
    'INBOUND_TLS_CERT is missing: INBOUND_TLS_KEY needs it',
  ]);
  expect(problemsOf({ ...good, INBOUND_TLS_KEY: other })).toEqual([
    expect.stringContaining('INBOUND_TLS_CERT and INBOUND_TLS_KEY are not usable'),
  ]);
  expect(problemsOf({ ...good, INBOUND_TLS_KEY: '/nowhere.pem' })).toEqual([
    expect.stringContaining('ENOENT'),
  ]);
  expect(problemsOf({ INBOUND_TLS_CERT: certFile, INBOUND_TLS_KEY: keyFile })).toEqual([
    expect.stringContaining('INBOUND_SMTP_PORT is missing'),
  ]);
});

/** The answer that begins so, waited for. */
function line(socket: Socket, code: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const listen = (part: Buffer): void => {
      heard += String(part);
      const found = heard.split('\r\n').find(one => one.startsWith(`${code} `));
      if (found === undefined) return;
      socket.off('data', listen);
      resolve(found);
    };
    socket.on('data', listen);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`closed after ${heard}`)));
  });
}

function handshake(socket: Socket, options: ConnectionOptions): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const secure = connectSecurely({ ...options, socket }, () => resolve(secure));
    secure.once('error', reject);
  });
}
