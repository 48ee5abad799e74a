import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetch, ForbiddenAddress, openAddress } from './guarded-fetch.ts';

let trap: Server;
let port = 0;
let reached = 0;

beforeAll(async () => {
  trap = createServer((request, response) => {
    reached++;
    if (request.url === '/away')
      return void response.writeHead(302, { location: 'http://127.0.0.1/x' }).end();
    if (request.url === '/flood') {
      response.writeHead(200);
      const more = () => response.write('x'.repeat(65_536), () => !response.destroyed && setImmediate(more));
      return void more();
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>(resolve => trap.listen(0, '127.0.0.1', resolve));
  const address = trap.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  trap.closeAllConnections();
  trap.close();
});

const PRIVATE = [
  '127.0.0.1',
  '10.0.0.5',
  '172.16.9.9',
  '192.168.1.10',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
];

test.each(PRIVATE)(
  'a name that leads to %s is not reached for a user, alone or among others',
  async address => {
    for (const addresses of [[address], ['93.184.216.34', address]]) {
      const guarded = createGuardedFetch({ allowPrivate: false, addressesOf: async () => addresses });
      await expect(guarded('https://models.example/v1/models')).rejects.toBeInstanceOf(ForbiddenAddress);
    }
  },
);

test.each([
  'http://models.example/v1',
  'https://127.0.0.1/v1',
  'https://[::1]/v1',
  'https://2130706433/v1',
  'https://0x7f.1/v1',
  'https://017700000001/v1',
  'https://user:word@models.example/v1',
  'file:///etc/passwd',
  'ftp://models.example/v1',
])('%s is not open to a user', async text => {
  const open = openAddress(new URL(text), {
    allowPrivate: false,
    addressesOf: async () => ['93.184.216.34'],
  });
  await expect(open).rejects.toBeInstanceOf(ForbiddenAddress);
});

test('a public https address is open, and is what is connected to, asked for once', async () => {
  let asked = 0;
  const addressesOf = async () => {
    asked++;
    return asked === 1 ? ['93.184.216.34'] : ['127.0.0.1'];
  };
  expect(await openAddress(new URL('https://models.example/v1'), { allowPrivate: false, addressesOf })).toBe(
    '93.184.216.34',
  );
  expect(asked).toBe(1);
});

test('the operator reaches this machine; a redirect is followed by nobody, a flood is cut off', async () => {
  const guarded = createGuardedFetch({ allowPrivate: true });
  const base = `http://127.0.0.1:${port}`;
  expect(await (await guarded(`${base}/v1/models`)).json()).toEqual({});
  const before = reached;
  await expect(guarded(`${base}/away`)).rejects.toThrow('redirect');
  expect(reached).toBe(before + 1);
  const flood = await guarded(`${base}/flood`);
  await expect(flood.arrayBuffer()).rejects.toThrow('too much');
});
