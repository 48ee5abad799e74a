/** Licences that require at most attribution, or that changes to the package itself stay open. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that are allowed although their licence is not, each with its reason. */
export const EXCEPTIONS: Readonly<Record<string, { licence: string; because: string }>> = {
  '@ffmpeg-installer/linux-x64': {
    licence: 'GPLv3',
    because: 'a program that is run as a process of its own and linked to nothing; optional',
  },
  '@ffprobe-installer/linux-x64': {
    licence: 'GPL-3.0',
    because: 'a program that is run as a process of its own and linked to nothing; optional',
  },
};

/** Packages without a licence field, whose licence was read in their licence file. */
export const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

/** Whether an SPDX expression is allowed: one side of each OR, both sides of each AND. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '').trim();
  return bare.split(/\s+OR\s+/).some(one => one.split(/\s+AND\s+/).every(part => ALLOWED.has(part.trim())));
}
