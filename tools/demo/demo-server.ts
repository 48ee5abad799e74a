import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { START_ARGUMENTS } from '#server/app/start-arguments.ts';
import { projectRoot } from '../checks/programs.ts';

/** The product, started only to be filled: on this machine's own address and a free port. */
export interface DemoServer {
  url: string;
  connectionString: string;
}

const READY_LINE = /^Accroche is ready at (\S+)$/m;

/** Clean-up functions of what has been started, called last first. */
export type Releases = (() => Promise<void>)[];

/** Starts the database of `DATABASE_URL`, or the built-in one in the folder, and the product on it. */
export async function startDemoServer(
  dataDir: string,
  { releases, signal }: { releases: Releases; signal: AbortSignal },
): Promise<DemoServer> {
  let connectionString = process.env['DATABASE_URL'] ?? '';
  if (connectionString === '') {
    const starting = startEmbeddedPostgres({ dataDir, log: () => undefined, durable: true });
    releases.push(() =>
      starting.then(
        embedded => embedded.stop(),
        () => undefined,
      ),
    );
    connectionString = (await starting).connectionString;
    signal.throwIfAborted();
  }
  const child = spawn(process.execPath, START_ARGUMENTS, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: connectionString,
      HOST: '127.0.0.1',
      PORT: '0',
      // The demo sends no emails, and its sign-ups need no confirmation.
      SMTP_URL: '',
      APP_URL: '',
      METRICS_PORT: '',
    },
  });
  const exited = once(child, 'exit');
  releases.push(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  let output = '';
  const url = await new Promise<string>((found, fail) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = READY_LINE.exec(output)?.[1];
      if (address !== undefined) found(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`the product ended before it was ready:\n${output}`)));
  });
  return { url, connectionString };
}
