import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { START_ARGUMENTS } from '#server/app/start-arguments.ts';

/** The real product in a process of its own. */
export interface Product {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Ends it (SIGTERM unless told otherwise) and removes the data folder if it was made here. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const projectRoot = join(import.meta.dirname, '../..');
const readyLine = /^Accroche is ready at (\S+)$/m;
const startPatienceMs = 60_000;
const stopPatienceMs = 15_000;

/**
 * Starts the product on a free port and a fresh data folder; resolves when it reports ready. `apart`: in a separate
 * session, as services run, so that it does not share processor time with the parent.
 */
export async function startProduct(
  env: Record<string, string> = {},
  { apart = false } = {},
): Promise<Product> {
  const ownDataDir = env['DATA_DIR'] === undefined;
  const dataDir = env['DATA_DIR'] ?? temporaryFolder();
  const child = spawn(process.execPath, START_ARGUMENTS, {
    cwd: projectRoot,
    detached: apart,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'test',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DURABLE: 'false',
      // Half of a start is spent stripping types from a thousand files: the cache avoids repeating it.
      NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'node'),
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', chunk => (output += String(chunk)));
  child.stderr.on('data', chunk => (output += String(chunk)));
  const product: Omit<Product, 'url'> = {
    dataDir,
    process: child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      await endProcess(child, signal);
      if (ownDataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  try {
    return { ...product, url: await untilReady(child, () => output) };
  } catch (error) {
    await product.stop('SIGKILL');
    throw error;
  }
}

/** A folder that other users can enter, as the database's user must. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'accroche-product-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The address in the product's ready line; rejects with its whole output when it ends before. */
export function untilReady(
  child: ChildProcess,
  output: () => string,
  patienceMs = startPatienceMs,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('was not ready in time'), patienceMs);
    const look = (): void => {
      const url = readyLine.exec(output())?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    const fail = (what: string): void => {
      clearTimeout(timer);
      reject(new Error(`The product ${what}:\n${output()}`));
    };
    child.stdout?.on('data', look);
    child.once('error', error => fail(error.message));
    child.once('exit', (code, signal) => fail(`ended before it was ready (${signal ?? code})`));
  });
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise(resolve => child.once('exit', resolve));
  child.kill(signal);
  const killer = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs);
  await exit;
  clearTimeout(killer);
}
