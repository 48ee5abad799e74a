import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLockedPackages, resolveFrom, type LockedPackage } from './locked-packages.ts';

const projectRoot = join(import.meta.dirname, '../..');

const SPDX_ID = /^[A-Za-z0-9.-]+$/;
/** Licence names used by packages, mapped to SPDX ids. */
const SPDX_NAMES: Readonly<Record<string, string>> = { GPLv3: 'GPL-3.0-only', 'GPL-3.0': 'GPL-3.0-only' };

/** The runtime dependencies in CycloneDX 1.6. The same lock file gives an identical bill, to the byte. */
export function billOfMaterials() {
  const own = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
    dependencies: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };
  const packages = listLockedPackages().filter(({ isDev }) => !isDev);
  const places = new Map(packages.map(one => [one.place, one]));
  const unique = [...new Map(packages.map(one => [purlOf(one), one]))];
  const root = `pkg:npm/${own.name}@${own.version}`;
  const refsOf = (place: string, needs: string[]): string[] =>
    [...new Set(needs.flatMap(name => resolveFrom(places, place, name) ?? []).map(purlOf))].toSorted();
  const digest = createHash('sha256')
    .update(unique.map(([purl]) => purl).join('\n'))
    .digest('hex');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': root,
        name: own.name,
        version: own.version,
        purl: root,
        licenses: [{ license: { id: own.license } }],
      },
    },
    components: unique.map(([purl, one]) => componentOf(purl, one)),
    dependencies: [
      { ref: root, dependsOn: refsOf('', Object.keys({ ...own.dependencies, ...own.optionalDependencies })) },
      ...unique.map(([ref, { place, needs }]) => ({ ref, dependsOn: refsOf(place, needs) })),
    ],
  };
}

function purlOf({ name, version }: LockedPackage): string {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}

function componentOf(purl: string, { name, version, licence, integrity, isOptional }: LockedPackage) {
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const [algorithm, base64] = integrity?.split('-') ?? [];
  const spdx = licence === null ? null : (SPDX_NAMES[licence] ?? licence);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group === undefined ? {} : { group }),
    name: short ?? name,
    version,
    scope: isOptional ? 'optional' : 'required',
    purl,
    ...(algorithm === 'sha512' && base64 !== undefined
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] }
      : {}),
    ...(spdx === null
      ? {}
      : { licenses: [SPDX_ID.test(spdx) ? { license: { id: spdx } } : { expression: spdx }] }),
  };
}
