import { expect, test } from 'vitest';
import { filesBelow, importsOf, isTest } from './source-files.ts';

/** The source folders each one may import; dependencies go one way only. */
const ROOMS: Record<string, string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  i18n: ['i18n', 'contract', 'domain'],
  presentation: ['presentation', 'i18n', 'contract', 'domain'],
  server: ['server', 'presentation', 'contract', 'i18n', 'domain'],
  web: ['web', 'presentation', 'contract', 'i18n', 'domain'],
};

interface House {
  /** From the lowest up; a layer imports itself and the lower ones. */
  layers: readonly string[];
  /** Features import only those before them. */
  features: readonly string[];
}

const listed = (names: string) => names.trim().split(/\s+/);

const SERVER: House = {
  layers: ['platform', 'integrations', 'services', 'features', 'app', 'backup', 'main.ts'],
  features: listed(`
    auth notifications profile documentation brand ai-models quotas testimonials
    api-keys accounts connections imports videos experiments dashboard account-reports
    video-reports sharing report-schedules video-analysis generations downloads exports
    assistant archive demo support billing account-deletion admin
  `),
};
const WEB: House = {
  layers: ['paths.ts', 'ui', 'shared', 'features', 'app', 'site', 'main.tsx'],
  features: listed(`
    ai-models api-keys auth brand notifications profile account-deletion archive
    connections quotas demo exports report-notes sharing support testimonials accounts
    imports experiments billing account-reports report-schedules onboarding dashboard
    video-analysis video-reports videos downloads generations assistant admin
  `),
};
const HOUSES = { server: SERVER, web: WEB };

const product = filesBelow('src', ['.ts', '.tsx']).filter(path => !isTest(path));
const roomOf = (path: string) => path.split('/')[1] ?? '';
const layerOf = (path: string) => path.split('/')[2] ?? '';
/** The feature's folder, empty outside of features. */
const featureOf = (path: string) => (layerOf(path) === 'features' ? (path.split('/')[3] ?? '') : '');

/** Imports between files of one folder that the rule forbids, as `from → to`. */
function wrongArrows(isWrong: (from: string, to: string, house: House) => boolean): string[] {
  return Object.entries(HOUSES).flatMap(([room, house]) =>
    product
      .filter(path => roomOf(path) === room)
      .flatMap(path =>
        importsOf(path)
          .filter(target => roomOf(target) === room && isWrong(path, target, house))
          .map(target => `${path} → ${target}`),
      ),
  );
}

test('rooms import only what stands below them', () => {
  const wrong = product.flatMap(path =>
    importsOf(path)
      .filter(target => target.startsWith('src/') && !ROOMS[roomOf(path)]?.includes(roomOf(target)))
      .map(target => `${path} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('layers of the server and of the web import only themselves and what stands below', () => {
  const wrong = wrongArrows(
    (from, to, { layers }) => layers.indexOf(layerOf(to)) > layers.indexOf(layerOf(from)),
  );
  expect(wrong).toEqual([]);
});

test('features import only features to their left', () => {
  const wrong = wrongArrows((from, to, { features }) => {
    const [own, other] = [featureOf(from), featureOf(to)];
    return own !== '' && other !== '' && features.indexOf(other) > features.indexOf(own);
  });
  expect(wrong).toEqual([]);
});

test('every folder of the server and of the web is a layer, and every folder of features stands in the line', () => {
  const unknown = Object.entries(HOUSES).flatMap(([room, { layers, features }]) =>
    product
      .filter(path => roomOf(path) === room)
      .filter(
        path =>
          !layers.includes(layerOf(path)) || (featureOf(path) !== '' && !features.includes(featureOf(path))),
      ),
  );
  expect(unknown).toEqual([]);
});

test('queries and routes are private to their feature; those of a service are for every feature', () => {
  const homeOf = (path: string) =>
    layerOf(path) === 'features' ? featureOf(path) : path.slice(0, path.lastIndexOf('/'));
  const wrong = wrongArrows((from, to) => {
    if (!/\.(queries|routes)\.ts$/.test(to) || homeOf(from) === homeOf(to)) return false;
    if (layerOf(to) === 'services') return false;
    return !(to.endsWith('.routes.ts') && layerOf(from) === 'app');
  });
  expect(wrong).toEqual([]);
});

test('ui primitives and charts know no feature and fetch nothing', () => {
  const allowed = [
    'src/web/ui/',
    'src/web/paths.ts',
    'src/i18n/',
    'src/presentation/',
    'src/contract/',
    'src/domain/',
  ];
  const wrong = product
    .filter(path => path.startsWith('src/web/ui/'))
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
