import { resolve } from 'node:path';
import { startDemoServer, type Releases } from './demo-server.ts';
import { fillDemo, type DemoLogin } from './demo-users.ts';

/**
 * `npm run demo`: fills a separate database with demo creators, prints the logins, and serves.
 * A second run keeps what the first one created, updates the numbers and serves again.
 */
process.env['DATA_DIR'] ??= '.data-demo';
const dataDir = resolve(process.env['DATA_DIR']);

const releases: Releases = [];
const interruption = new AbortController();
const interrupt = (): void => {
  if (interruption.signal.aborted) return;
  interruption.abort();
  void release().then(() => process.exit(0));
};
process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);

try {
  console.log('Preparing the demo creators…');
  const server = await startDemoServer(dataDir, { releases, signal: interruption.signal });
  const logins = await fillDemo(server, dataDir);
  await release();
  process.off('SIGINT', interrupt);
  process.off('SIGTERM', interrupt);
  // From here on this process is the product itself, which also ends it.
  await import('#server/main.ts');
  printLogins(logins);
} catch (error) {
  // What fails because it is being stopped is no failure.
  if (interruption.signal.aborted) await new Promise(() => undefined);
  await release();
  console.error(`The demo cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function release(): Promise<void> {
  for (const end of releases.splice(0).toReversed()) await end();
}

function printLogins(logins: DemoLogin[]): void {
  console.log('\nInvented creators and numbers (« données de démonstration »). Sign in with:');
  for (const { email, password, description } of logins) {
    console.log(`  ${email}   ${password}   ${description}`);
  }
}
