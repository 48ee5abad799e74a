import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Preloaded into a process (`--import`): appends every host it connects to, one per line, to the file named by
 * `CONNECTIONS_FILE`, and allows connections to this machine only.
 */
const file = process.env['CONNECTIONS_FILE'] ?? '';
const HERE = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|0\.0\.0\.0|::)$/;

const isHere = (host: string) => HERE.test(host.replace(/^\[|\]$/g, ''));

function note(what: string): void {
  if (file !== '') appendFileSync(file, `${what}\n`);
}

function refusal(host: string): Error {
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
  });
}

interface Target {
  host?: string;
  port?: number | string;
  path?: string;
}

/** Handles every form of connect arguments: port, path, options, or arguments already normalized by `net`. */
function targetOf(given: unknown): Target {
  const first: unknown = Array.isArray(given) ? given[0] : given;
  if (Array.isArray(first)) return targetOf(first);
  if (typeof first === 'object' && first !== null) return first;
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { path: first };
  const second: unknown = Array.isArray(given) ? given[1] : undefined;
  return { port: first as number, ...(typeof second === 'string' ? { host: second } : {}) };
}

type Method = (this: unknown, ...given: unknown[]) => unknown;
function replace(holder: object, name: string, by: (before: Method) => Method): void {
  const methods = holder as Record<string, Method>;
  const before = methods[name];
  if (before !== undefined) methods[name] = by(before);
}

replace(
  net.Socket.prototype,
  'connect',
  before =>
    function connect(this: unknown, ...given) {
      const { path, host = 'localhost', port } = targetOf(given);
      if (path !== undefined) note(`unix ${path}`);
      else note(`tcp ${host}:${port}`);
      if (path !== undefined || isHere(host)) return Reflect.apply(before, this, given);
      const socket = this as net.Socket;
      process.nextTick(() => socket.destroy(refusal(host)));
      return socket;
    },
);

const ASKING = [
  'lookup',
  'resolve',
  'resolve4',
  'resolve6',
  'resolveMx',
  'resolveTxt',
  'resolveSrv',
  'reverse',
];
for (const name of ASKING) {
  replace(
    dns,
    name,
    before =>
      function ask(this: unknown, ...given) {
        const host = String(given[0]);
        if (isHere(host)) return Reflect.apply(before, this, given);
        note(`dns ${host}`);
        const answer = given.at(-1) as (error: Error) => void;
        process.nextTick(() => answer(refusal(host)));
        return {};
      },
  );
  replace(
    dns.promises,
    name,
    before =>
      function ask(this: unknown, ...given) {
        const host = String(given[0]);
        if (isHere(host)) return Reflect.apply(before, this, given);
        note(`dns ${host}`);
        return Promise.reject(refusal(host));
      },
  );
}

replace(
  dgram.Socket.prototype,
  'send',
  () =>
    function send() {
      note('udp');
      throw new Error('no datagram leaves');
    },
);

syncBuiltinESMExports();
