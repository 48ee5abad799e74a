import { basename, dirname } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { codeFiles, importsOf, isTest, resolveImport, textOf } from './source-files.ts';

/** What starts, builds or checks the product; it names its first modules by path. */
const STARTERS = ['package.json', 'app.html', 'deploy/Dockerfile', 'deploy/systemd/accroche.service'];

/** Run by hand, rarely; nothing names them but their own first lines. */
const BY_HAND = [
  'tools/build/draw-images.ts',
  'tools/learning/bait/train-bait-meter.ts',
  'tools/learning/bait/train-ranker.ts',
];

/** Dead code still used by tests of other things, which must be rewritten first. The list only shrinks. */
const STILL_TO_GO = [
  'src/domain/assistant/periods/calendar.ts: periodInstants',
  'src/domain/experiments/experiment.ts: lockExperiment',
  'src/domain/language/french/elision.ts: mendElisions',
  'src/domain/language/french/noun-phrase.ts: mendContractions',
  'src/domain/language/french/noun-phrase.ts: nounPhrase',
  'src/domain/statistics/benchmarks.ts: ratePerFollower',
  'src/domain/video-analysis/analysis-run.ts: UPLOAD_STATES',
  'src/server/features/ai-models/calls/answer-with-model.ts: chooseToolWithModel',
  'src/server/features/auth/sessions/signing-keys.ts: rotateSigningKey',
  'src/server/features/auth/users/evict-stranger.ts: EVICTED',
  'src/server/features/auth/users/evict-stranger.ts: KEPT',
  'src/server/features/quotas/keep-reservation-alive.ts: spendQuota',
  'src/server/platform/config/environment.ts: VARIABLES',
];

/** Alive inside their module and exported for their test alone. The number only shrinks. */
const MOST_EXPORTED_FOR_TESTS = 91;

const files = codeFiles();
const known = new Set(files);
const code = files.filter(path => /^(src|tools)\//.test(path) && !isTest(path) && !path.endsWith('.d.ts'));

const byName = Map.groupBy(files, path => basename(path));

/** Modules that a text names by path, from the root or below its own folder: workers, programs, entries of builds. */
function namedIn(path: string): string[] {
  const names = textOf(path).match(/[\w.-]+(?:\/[\w.-]+)*\.tsx?\b/g) ?? [];
  return names.flatMap(name => {
    if (known.has(name)) return name;
    const below = `${dirname(path)}/`;
    return (byName.get(basename(name)) ?? []).filter(one => one.startsWith(below));
  });
}

function reachedModules(): Set<string> {
  const reached = new Set<string>();
  const open = [...STARTERS.flatMap(namedIn), ...BY_HAND];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path) || !known.has(path) || isTest(path)) continue;
    reached.add(path);
    open.push(...importsOf(path), ...namedIn(path));
  }
  return reached;
}

const has = (path: string, name: string) =>
  textOf(path)
    .split(/[^\w$]+/)
    .includes(name);

/** Exports of src that no other module of the product or its tools imports, written « path: name ». */
function exportsOfNoUse(): { path: string; name: string }[] {
  const taken = new Set<string>();
  /** When a module is imported whole, an export counts as used wherever its name occurs. */
  const takenWhole = new Map<string, string[]>();
  const offered: { path: string; name: string }[] = [];
  for (const path of code) {
    const text = textOf(path);
    const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
    const take = (source: string, name: string | null) => {
      const from = resolveImport(path, source);
      if (from === undefined) return;
      if (name === null) takenWhole.set(from, [...(takenWhole.get(from) ?? []), path]);
      else taken.add(`${from}: ${name}`);
    };
    for (const { moduleRequest, entries } of staticImports)
      for (const { importName } of entries)
        take(moduleRequest.value, importName.kind === 'Default' ? 'default' : importName.name);
    for (const { moduleRequest } of dynamicImports)
      take(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), null);
    for (const one of staticExports.flatMap(({ entries }) => entries)) {
      if (one.moduleRequest !== null) take(one.moduleRequest.value, one.importName.name);
      const name = one.exportName.kind === 'Default' ? 'default' : one.exportName.name;
      if (path.startsWith('src/') && name !== null) offered.push({ path, name });
    }
    for (const [, source = ''] of text.matchAll(/import\('([^']+)'\)/g)) take(source, null);
    for (const named of namedIn(path)) takenWhole.set(named, [...(takenWhole.get(named) ?? []), path]);
  }
  return offered.filter(
    ({ path, name }) =>
      !taken.has(`${path}: ${name}`) && !(takenWhole.get(path) ?? []).some(user => has(user, name)),
  );
}

const isUsedInside = ({ path, name }: { path: string; name: string }) =>
  textOf(path)
    .split(/[^\w$]+/)
    .filter(word => word === name).length > 1;
const written = ({ path, name }: { path: string; name: string }) => `${path}: ${name}`;

test('every module of the product and its tools is reached from what starts it', () => {
  const reached = reachedModules();
  expect(code.filter(path => !reached.has(path))).toEqual([]);
});

test('no export is reached by tests alone', () => {
  const dead = exportsOfNoUse().filter(one => !isUsedInside(one));
  expect(dead.map(written).toSorted()).toEqual(STILL_TO_GO);
});

test('what only its own module uses is not exported', () => {
  const inside = exportsOfNoUse().filter(isUsedInside);
  const tests = files.filter(isTest).map(path => new Set(textOf(path).split(/[^\w$]+/)));
  expect(inside.filter(({ name }) => !tests.some(words => words.has(name))).map(written)).toEqual([]);
  expect(inside.length, inside.map(written).join('\n')).toBeLessThanOrEqual(MOST_EXPORTED_FOR_TESTS);
});
