import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../checks/programs.ts';

interface Cut {
  family: 'inter' | 'bricolage-grotesque';
  /** The weights that pages ask for, from the lightest to the heaviest. */
  weights: { min: number; max: number };
}

const FONTS: readonly Cut[] = [
  { family: 'inter', weights: { min: 400, max: 700 } },
  { family: 'bricolage-grotesque', weights: { min: 600, max: 800 } },
];

/** Features that shape text automatically, then those that `base.css` requests. */
const FEATURES = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum cv11 ss03'.split(' ');

/**
 * Writes the fonts into `.cache/fonts` with all their Latin characters, but only the weights and features that pages
 * use:
 * a third fewer bytes before the first text is shown. `fonts.css` loads them from there.
 */
export async function cutFonts(): Promise<void> {
  const folder = join(projectRoot, '.cache', 'fonts');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    FONTS.map(async ({ family, weights }) => {
      const source = join(projectRoot, 'node_modules/@fontsource-variable', family);
      const whole = await readFile(join(source, 'files', `${family}-latin-wght-normal.woff2`));
      const { latin } = JSON.parse(await readFile(join(source, 'unicode.json'), 'utf8')) as { latin: string };
      // A separate variable, because the types lack `keepFeatures`.
      const options = {
        targetFormat: 'woff2' as const,
        variationAxes: { wght: { ...weights, default: weights.min } },
        keepFeatures: FEATURES,
      };
      const cut = await subsetFont(whole, charactersOf(latin), options);
      await writeFile(join(folder, `${family}.woff2`), cut);
    }),
  );
}

/** All characters of a CSS `unicode-range`: `U+0000-00FF,U+0131`. */
function charactersOf(unicodeRange: string): string {
  const ranges = [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  return ranges
    .flatMap(([, first = '', last = first]) => {
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    })
    .map(code => String.fromCodePoint(code))
    .join('');
}
