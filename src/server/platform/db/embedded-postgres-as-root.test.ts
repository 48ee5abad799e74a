import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  begin,
  embeddedPostgresProgram,
  freshDataDir,
  inPlace,
  isRoot,
  postmasterPid,
  query,
  start,
  stop,
  useDataDirs,
} from '#test/database/embedded-postgres-processes.ts';

useDataDirs();

const nobody = 65_534;

describe.runIf(isRoot)('started by root', () => {
  test('PostgreSQL runs as the system user who owns the data', async () => {
    const dataDir = freshDataDir('as-root');
    const started = await start(dataDir);
    expect(started.note).toBeNull();
    const owner = statSync(`/proc/${postmasterPid(dataDir)}`).uid;
    expect(owner).not.toBe(0);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(owner);
  });

  test('data under a folder that only root can enter is kept elsewhere, found again, and not shared by a copy', async () => {
    const closed = inPlace('closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const first = await start(dataDir);
    const kept = readFileSync(join(dataDir, 'database-location'), 'utf8').trim();
    try {
      expect(first.note).toContain(`The database is kept in ${kept}: PostgreSQL does not run as root`);
      await query(first.connectionString, 'create table kept as select 42 as answer');
      await stop(first);
      const second = await start(dataDir);
      expect(second.note).toBe(first.note);
      expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
      await stop(second);

      const copy = join(closed, 'copy');
      cpSync(dataDir, copy, { recursive: true });
      expect((await answerOf(begin(copy))).error).toContain(`${copy} is a copy of ${dataDir}`);

      const renamed = join(closed, 'renamed');
      renameSync(dataDir, renamed);
      const third = await start(renamed);
      expect(await query(third.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
      await stop(third);
    } finally {
      rmSync(kept, { recursive: true, force: true });
    }
    expect((await answerOf(begin(join(closed, 'renamed')))).error).toContain(
      `kept in ${kept}, which is gone`,
    );
  });

  test('a backup that root put back is handed to the system user', async () => {
    const dataDir = freshDataDir('restored');
    execFileSync('chown', ['-R', '0:0', dataDir]);
    const started = await start(dataDir);
    expect(await query(started.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  const nobodyCanRunNode = ((): boolean => {
    try {
      execFileSync(process.execPath, ['--check', embeddedPostgresProgram], {
        uid: nobody,
        gid: nobody,
        env: {},
        stdio: 'pipe',
      });
      return true;
    } catch {
      return false;
    }
  })();

  test('an ordinary user starts it too, and is told when the data belongs to somebody else', async ({
    skip,
  }) => {
    skip(!nobodyCanRunNode, 'the user nobody cannot enter the folder of this checkout');
    const dataDir = inPlace('ordinary');
    mkdirSync(dataDir, { mode: 0o700 });
    chownSync(dataDir, nobody, nobody);
    const started = await start(dataDir, { uid: nobody });
    expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).toBe(nobody);
    await query(started.connectionString, 'create table kept as select 42 as answer');
    await stop(started);

    const asRoot = await start(dataDir);
    expect(await query(asRoot.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await stop(asRoot);

    const foreign = freshDataDir('foreign');
    chownSync(foreign, nobody, nobody);
    for (const file of ['accroche.lock', 'accroche.pid']) chownSync(join(foreign, file), nobody, nobody);
    expect((await answerOf(begin(foreign, { uid: nobody }))).error).toContain('belongs to the system user');
  });
});
