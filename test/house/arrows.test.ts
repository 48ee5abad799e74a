import { expect, test } from 'vitest';
import { filesBelow, importsOf, isTest } from './source-files.ts';

/** What each room may import; nothing points back up. */
const ROOMS: Record<string, string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  i18n: ['i18n', 'contract', 'domain'],
  server: ['server', 'contract', 'i18n', 'domain'],
  web: ['web', 'contract', 'i18n', 'domain'],
};

/** Features stand in a line and import only leftwards. */
const SERVER_LINE = [
  'auth',
  'notifications',
  'me',
  'quotas',
  'models',
  'brand',
  'accounts',
  'connections',
  'imports',
  'videos',
  'analyses',
  'experiments',
  'account-reports',
  'video-reports',
  'sharing',
  'report-schedules',
  'downloads',
  'dashboard',
  'generations',
  'assistant',
  'support',
  'testimonials',
  'documentation',
  'exports',
  'billing',
  'api-keys',
  'archive',
  'deletion',
  'demo',
  'admin',
];
/** Rooms of the engine that every feature may use; they know no feature but sign-in. */
const SERVER_FLOOR = ['http', 'db', 'jobs', 'files', 'integrations', 'telemetry'];

const product = filesBelow('src', ['.ts', '.tsx']).filter(path => !isTest(path));
const roomOf = (path: string) => path.split('/')[1] ?? '';
const featureOf = (path: string) => (path.split('/').length > 3 ? (path.split('/')[2] ?? '') : '');

test('rooms import only what stands below them', () => {
  const wrong = product.flatMap(path =>
    importsOf(path)
      .filter(target => target.startsWith('src/') && !ROOMS[roomOf(path)]?.includes(roomOf(target)))
      .map(target => `${path} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('features of the server import only features to their left', () => {
  const wrong = product
    .filter(path => path.startsWith('src/server/') && SERVER_LINE.includes(featureOf(path)))
    .flatMap(path =>
      importsOf(path)
        .filter(target => target.startsWith('src/server/') && SERVER_LINE.includes(featureOf(target)))
        .filter(target => SERVER_LINE.indexOf(featureOf(target)) > SERVER_LINE.indexOf(featureOf(path)))
        .map(target => `${path} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('every folder of the server is a feature of the line or part of the floor', () => {
  const folders = new Set(
    product
      .filter(path => path.startsWith('src/server/'))
      .map(featureOf)
      .filter(Boolean),
  );
  expect([...folders].filter(folder => ![...SERVER_LINE, ...SERVER_FLOOR].includes(folder))).toEqual([]);
});

test('queries and routes are private to their folder', () => {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const wrong = product.flatMap(path =>
    importsOf(path)
      .filter(target => /\.(queries|routes)\.ts$/.test(target) && folderOf(target) !== folderOf(path))
      .filter(() => path !== 'src/server/router.ts')
      .map(target => `${path} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('ui primitives and charts know no feature and fetch nothing', () => {
  const allowed = [
    'src/web/ui/',
    'src/web/chart/',
    'src/web/language/',
    'src/i18n/',
    'src/contract/',
    'src/domain/',
  ];
  const wrong = product
    .filter(path => path.startsWith('src/web/ui/') || path.startsWith('src/web/chart/'))
    .flatMap(path =>
      importsOf(path)
        .filter(target => target.startsWith('src/') && !allowed.some(prefix => target.startsWith(prefix)))
        .map(target => `${path} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('no two files of the product import each other in a ring', () => {
  const graph = new Map(
    product.map(path => [path, importsOf(path).filter(target => product.includes(target))]),
  );
  const done = new Set<string>();
  const rings: string[] = [];
  const walk = (path: string, trail: string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      rings.push([...trail.slice(at), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of graph.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of product) walk(path, []);
  expect(rings).toEqual([]);
});
