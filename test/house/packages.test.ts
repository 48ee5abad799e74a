import { expect, test } from 'vitest';
import { EXCEPTIONS, isAllowed } from '#test/packages/allowed-licences.ts';
import { billOfMaterials } from '#test/packages/bill-of-materials.ts';
import { listLockedPackages } from '#test/packages/locked-packages.ts';
import { textOf } from './source-files.ts';

const own = JSON.parse(textOf('package.json')) as {
  allowScripts: Record<string, boolean>;
  scripts: Record<string, string>;
} & Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;
const packages = listLockedPackages();

test('every version is exact, and every package stands with its checksum in the lock file', () => {
  const asked = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies };
  expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  );
  expect(packages.length).toBeGreaterThan(400);
  const loose = packages.filter(({ integrity }) => !/^sha(512|1)-[\w+/]+=*$/.test(integrity ?? ''));
  expect(loose.map(({ place }) => place)).toEqual([]);
});

test('every package has a licence that is allowed, or a reason why it is here all the same', () => {
  const refused = packages.filter(({ name, licence }) => {
    const exception = EXCEPTIONS[name];
    return !isAllowed(licence ?? '') && (exception === undefined || exception.licence !== licence);
  });
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter(name => !packages.some(one => one.name === name))).toEqual([]);
});

test('an alternative is allowed by one of its licences, what holds together by all of them', () => {
  expect(['MIT', '(MIT OR GPL-3.0)', '(MIT AND Zlib)'].map(isAllowed)).toEqual([true, true, true]);
  expect(['GPL-3.0', '(MIT AND GPL-3.0)', '', 'UNLICENSED'].map(isAllowed)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('no package runs a script at its installation that package.json does not account for', () => {
  const running = new Set(packages.filter(({ runsAtInstall }) => runsAtInstall).map(({ name }) => name));
  expect([...running].filter(name => own.allowScripts[name] === undefined)).toEqual([]);
  expect(Object.keys(own.allowScripts).filter(name => !running.has(name))).toEqual([]);
});

test('the bill of materials names every package that runs, once, with its checksum, its licence and what it needs', () => {
  const { components, dependencies, metadata } = billOfMaterials();
  const refs = components.map(component => component['bom-ref']);
  const running = packages.filter(({ isDev }) => !isDev);
  expect(new Set(refs).size).toBe(refs.length);
  expect(refs.length).toBe(new Set(running.map(({ name, version }) => `${name}@${version}`)).size);
  expect(components.filter(({ licenses }) => licenses === undefined).map(({ name }) => name)).toEqual([]);
  expect(components.every(({ hashes }) => hashes?.[0]?.content.length === 128)).toBe(true);
  const known = new Set([metadata.component['bom-ref'], ...refs]);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter(ref => !known.has(ref))).toEqual([]);
  const [first] = dependencies;
  expect(first?.dependsOn.length).toBe(
    Object.keys({ ...own.dependencies, ...own.optionalDependencies }).length,
  );
});
