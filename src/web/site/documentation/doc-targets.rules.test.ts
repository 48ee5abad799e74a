import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { docPieces } from '#i18n/documentation/doc-slots.ts';
import { DOC_SLUGS } from '#i18n/documentation/documentation.ts';
import { siteWords } from '#i18n/documentation/site-texts.ts';
import { APP_PATHS, OPEN_PATHS } from '#web/paths.ts';
import { sectionOf } from '#web/app/pages/settings-sections.ts';
import { HELP_TARGETS, helpTarget } from '#web/shared/public-page/help-targets.ts';
import { docTargetPath, productPath } from './doc-paths.ts';

const same = (path: string) => path;

describe.each(LANGUAGES)('the pages of the product that the documentation names (%s)', language => {
  const { documentation } = siteWords(language);
  const named = new Set(
    DOC_SLUGS.flatMap(slug =>
      [...JSON.stringify(documentation[slug]).matchAll(/\{page:[^{}]+\}/g)].flatMap(([slot]) =>
        docPieces(slot, language, documentation).flatMap(piece =>
          piece.kind === 'page' ? [piece.target] : [],
        ),
      ),
    ),
  );

  test('are there', () => {
    expect(named.size).toBeGreaterThan(20);
    for (const target of named) expect(() => productPath(target, same), target).not.toThrow();
    expect(() => productPath('gone', same)).toThrow();
    expect(productPath('settings#plan', same)).toBe('/settings#plan');
  });

  test('are sections of the settings where they say so', () => {
    const sections = [...named].flatMap(target => /^settings#(.+)$/.exec(target)?.[1] ?? []);
    expect(sections.length).toBeGreaterThan(5);
    expect(sections.filter(section => sectionOf(section) === null)).toEqual([]);
  });
});

describe('the « ? » of each screen', () => {
  test('every screen of the app has its own', () => {
    const begins = Object.keys(HELP_TARGETS);
    const without = [...Object.values(APP_PATHS), ...Object.values(OPEN_PATHS)].filter(
      path => !begins.some(begin => path.startsWith(begin)),
    );
    expect(without).toEqual([]);
  });

  test('opens a section that is there, in both languages', () => {
    for (const language of LANGUAGES) {
      const { documentation } = siteWords(language);
      const known = new Set(
        DOC_SLUGS.flatMap(slug => documentation[slug].sections.map(section => `${slug}#${section.id}`)),
      );
      expect(Object.values(HELP_TARGETS).filter(target => !known.has(target))).toEqual([]);
      expect(known).toContain(helpTarget('/nowhere'));
    }
  });

  test('is found for what stands below a screen, by the longest beginning', () => {
    expect(helpTarget('/settings#security')).toBe('security#steps');
    expect(helpTarget('/settings#profile')).toBe('settings#steps');
    expect(helpTarget('/video-reports/3f')).toBe('videos#analysis');
    expect(helpTarget('/admin/users/3f')).toBe('administration#steps');
  });

  test('leads to the place where the page stands', () => {
    expect(docTargetPath('introduction#start')).toBe('/documentation#start');
    expect(docTargetPath('accounts#import')).toBe('/documentation/accounts#import');
  });
});
