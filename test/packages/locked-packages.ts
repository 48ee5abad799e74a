import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { READ_BY_HAND } from './allowed-licences.ts';

const projectRoot = join(import.meta.dirname, '../..');

/** A package as the lock file holds it. */
export interface LockedPackage {
  /** Where it is put, such as `node_modules/a/node_modules/b`. */
  place: string;
  name: string;
  version: string;
  /** As SPDX writes it; null: the lock file names none. */
  licence: string | null;
  integrity: string | null;
  resolved: string | null;
  /** Only for building and testing. */
  isDev: boolean;
  isOptional: boolean;
  runsAtInstall: boolean;
  /** Names of its dependencies. */
  needs: string[];
}

interface Entry {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Every package of the lock file, whatever system it is for, in the order of their names. */
export function listLockedPackages(): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      place,
      name: nameOf(place, entry),
      version: entry.version ?? '',
      licence: entry.license ?? READ_BY_HAND[`${nameOf(place, entry)}@${entry.version}`] ?? null,
      integrity: entry.integrity ?? null,
      resolved: entry.resolved ?? null,
      isDev: entry.dev === true,
      isOptional: entry.optional === true || entry.devOptional === true,
      runsAtInstall: entry.hasInstallScript === true,
      needs: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.place < b.place ? -1 : 1));
}

function nameOf(place: string, { name }: Entry): string {
  return name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Resolves `needed` from `place` as Node does: in its own folder, then upwards. */
export function resolveFrom(places: ReadonlyMap<string, LockedPackage>, place: string, needed: string) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = places.get(`${folder === '' ? '' : `${folder}/`}node_modules/${needed}`);
    if (found !== undefined || folder === '') return found;
    if (!folder.includes('/node_modules/')) return places.get(`node_modules/${needed}`);
  }
}
