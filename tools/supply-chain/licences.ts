import { EXCEPTIONS, isAllowed } from '#test/packages/allowed-licences.ts';
import { listLockedPackages } from '#test/packages/locked-packages.ts';

/** `npm run licences`: every package with its version and licence, and how many there are of each. */
const packages = listLockedPackages();
const counts = new Map<string, number>();
for (const { name, version, licence, isDev } of packages) {
  const named = licence ?? 'none named';
  const note = isAllowed(named) ? '' : ` — ${EXCEPTIONS[name]?.because ?? 'NOT ALLOWED'}`;
  console.log(`${name} ${version}: ${named}${isDev ? ' (only for building and testing)' : ''}${note}`);
  counts.set(named, (counts.get(named) ?? 0) + 1);
}
console.log();
for (const [licence, count] of [...counts].toSorted((a, b) => b[1] - a[1]))
  console.log(`${count} × ${licence}`);
