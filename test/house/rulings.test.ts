import { expect, test } from 'vitest';
import { filesBelow, textOf } from './source-files.ts';

test('the package is called accroche', () => {
  expect((JSON.parse(textOf('package.json')) as { name: string }).name).toBe('accroche');
});

test('the code says why video_analysis_weekly counts a day', () => {
  expect(textOf('db/migrations/0002-tenants-and-measurements.sql')).toMatch(
    /-- [^\n]*counts the day[^\n]*\n\s*video_analysis_weekly/,
  );
  expect(textOf('src/contract/quotas.ts')).toMatch(/`?video_analysis_weekly`? counts the day/);
});

test('there is one toast system', () => {
  const users = filesBelow('src', ['.ts', '.tsx']).filter(path =>
    /@radix-ui\/react-toast/.test(textOf(path)),
  );
  expect(users).toEqual(['src/web/ui/feedback/toast-region.tsx']);
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<string, object>;
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(packages.filter(name => /toast|sonner|snack|notistack|notif/i.test(name))).toEqual([
    '@radix-ui/react-toast',
  ]);
  // Every temporary message goes through one store, whose region is rendered in one file.
  const regions = filesBelow('src/web', ['.tsx']).filter(path => /<ToastRegion\b/.test(textOf(path)));
  expect(regions).toHaveLength(1);
});
