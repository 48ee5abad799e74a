import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { endProcess, untilReady } from '#test/harness/product.ts';
import { IN_FULL } from '#test/harness/rounds.ts';

const projectRoot = join(import.meta.dirname, '../..');
const notPacked = ['node_modules', '.git', 'dist', '.data', '.cache', 'test-results'];
const visitor = { email: 'visiteuse@example.org', password: 'une phrase assez longue' };

/** A clean copy in a folder that only its owner can enter, like a home folder. */
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'accroche-copy-')));
let npm: ChildProcess | undefined;

beforeAll(() => {
  cpSync(projectRoot, copy, { recursive: true, filter: path => !notPacked.includes(basename(path)) });
  // The present packages come from the same lock file: only `npm run proofs` installs again.
  if (!IN_FULL && linkPackages()) return;
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit'], {
    cwd: copy,
    env: userEnvironment(),
    stdio: 'inherit',
  });
}, 10 * 60_000);

afterAll(async () => {
  if (npm !== undefined) await endProcess(npm, 'SIGKILL');
  for (const pid of processesOfCopy()) process.kill(pid, 'SIGKILL');
  const location = join(copy, '.data', 'database-location');
  if (existsSync(location)) rmSync(readFileSync(location, 'utf8').trim(), { recursive: true, force: true });
  rmSync(copy, { recursive: true, force: true });
});

/** Hard-links the installed packages into the copy; false across file systems. */
function linkPackages(): boolean {
  const target = join(copy, 'node_modules');
  try {
    linkFolder(join(projectRoot, 'node_modules'), target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    rmSync(target, { recursive: true, force: true });
    return false;
  }
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      // Caches of tools are not part of an installation.
      if (!/^\.(vite|cache)/.test(entry.name)) linkFolder(source, target);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** A user's shell environment, without the additions of the running npm script. */
function userEnvironment(): NodeJS.ProcessEnv {
  const added =
    /^(npm_(package|lifecycle|command|execpath|node_execpath|config_local_prefix)|INIT_CWD$|NODE_ENV$|VITEST|DATABASE_URL$|DATA_DIR$)/i;
  const entries = Object.entries(process.env).filter(([name]) => !added.test(name));
  const path = (process.env['PATH'] ?? '').split(':').filter(folder => !folder.includes('node_modules'));
  return { ...Object.fromEntries(entries), PATH: path.join(':') };
}

async function npmStart(): Promise<{ process: ChildProcess; url: string; output: () => string }> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: copy,
    env: { ...userEnvironment(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  npm = child;
  let output = '';
  child.stdout.on('data', chunk => (output += String(chunk)));
  child.stderr.on('data', chunk => (output += String(chunk)));
  return { process: child, url: await untilReady(child, () => output, 5 * 60_000), output: () => output };
}

/** Every process that works in the copy or in the place its database is kept. */
function processesOfCopy(): number[] {
  if (process.platform !== 'linux') return [];
  const location = join(copy, '.data', 'database-location');
  const places = [copy, ...(existsSync(location) ? [readFileSync(location, 'utf8').trim()] : [])];
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => {
      try {
        const folder = readlinkSync(`/proc/${name}/cwd`);
        return places.some(place => folder.startsWith(place));
      } catch {
        return false;
      }
    })
    .map(Number);
}

async function auth(url: string, path: string): Promise<Response> {
  return fetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visitor),
  });
}

test(
  'npm start on a clean copy builds the pages, answers, and ends whole on SIGTERM',
  async () => {
    const { process: child, url, output } = await npmStart();
    expect(output()).toContain('Building the pages');
    // Under root the database runs as another user, who cannot access the copy.
    if (process.getuid?.() === 0) expect(output()).toContain('The database is kept in /var/lib/accroche/');
    for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(200);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('</html>');
    expect((await auth(url, 'signup')).status).toBe(200);

    const exit = once(child, 'exit');
    const startedAt = performance.now();
    child.kill('SIGTERM');
    await exit;
    await expect.poll(processesOfCopy, { timeout: 10_000 }).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(output()).toContain('Accroche has stopped');
  },
  6 * 60_000,
);

test('a second npm start builds nothing, finds its data, and ends whole on Ctrl-C', async () => {
  const { process: child, url, output } = await npmStart();
  expect(output()).not.toContain('Building the pages');
  expect((await auth(url, 'token?grant_type=password')).status).toBe(200);

  const exit = once(child, 'exit');
  process.kill(-child.pid!, 'SIGINT');
  await exit;
  await expect.poll(processesOfCopy, { timeout: 10_000 }).toEqual([]);
  expect(output()).toContain('Accroche has stopped');
}, 60_000);
