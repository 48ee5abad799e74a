import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runContained } from '../../platform/processes/contained-process.ts';

interface MediaPrograms {
  ffmpeg: string;
  ffprobe: string;
  /** The program's version text, such as `7.1.1-1+b1`. */
  version: string;
  from: 'FFMPEG_PATH' | 'PATH' | 'package';
}

export type FoundPrograms = { programs: MediaPrograms } | { refused: 'ffmpeg_missing' | 'ffmpeg_too_old' };

interface ProgramSearch {
  /** `FFMPEG_PATH`: the program itself; ffprobe is expected in the same folder. */
  ffmpegPath: string | null;
  searchPath: string;
  /** Whether the programs of the npm packages may be used; false only in tests. */
  withPackaged?: boolean;
}

/** Minimum version of the system's or a configured ffmpeg: older ones receive no fixes. */
export const OLDEST_FFMPEG = '4.4';
/** Its libavutil, 56.70: also gives the age of development builds, whose own version is a date. */
const OLDEST_AVUTIL = 56_070;
const VERSION_WITHIN_MS = 20_000;

/**
 * The configured ffmpeg, otherwise the system's, otherwise the packaged one. One that is too old is refused and never
 * replaced silently: the packaged one is older still, and is used only where there is none.
 */
export async function findMediaPrograms(search: ProgramSearch): Promise<FoundPrograms> {
  if (search.ffmpegPath !== null) {
    const beside = join(dirname(search.ffmpegPath), 'ffprobe');
    return examine(search.ffmpegPath, beside, 'FFMPEG_PATH');
  }
  const [ffmpeg, ffprobe] = await Promise.all([
    findProgram('ffmpeg', search.searchPath),
    findProgram('ffprobe', search.searchPath),
  ]);
  const ofSystem: FoundPrograms =
    ffmpeg && ffprobe ? await examine(ffmpeg, ffprobe, 'PATH') : { refused: 'ffmpeg_missing' };
  const isThere = 'programs' in ofSystem || ofSystem.refused === 'ffmpeg_too_old';
  return isThere || search.withPackaged === false ? ofSystem : findPackaged();
}

/** The first executable of that name in the folders of a search path; null without one. */
export async function findProgram(name: string, searchPath: string): Promise<string | null> {
  for (const folder of searchPath.split(delimiter).filter(part => part.startsWith('/'))) {
    const candidate = join(folder, name);
    if (await isExecutable(candidate)) return candidate;
  }
  return null;
}

async function findPackaged(): Promise<FoundPrograms> {
  const here = `${process.platform}-${process.arch}`;
  const folderOf = (name: string): string =>
    dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  try {
    const ffmpeg = join(folderOf(`@ffmpeg-installer/${here}`), 'ffmpeg');
    const ffprobe = join(folderOf(`@ffprobe-installer/${here}`), 'ffprobe');
    return await examine(ffmpeg, ffprobe, 'package');
  } catch {
    return { refused: 'ffmpeg_missing' };
  }
}

async function examine(ffmpeg: string, ffprobe: string, from: MediaPrograms['from']): Promise<FoundPrograms> {
  const [one, other] = await Promise.all([probeVersion(ffmpeg), probeVersion(ffprobe)]);
  if (one === null || other === null) return { refused: 'ffmpeg_missing' };
  const isTooOld = from !== 'package' && Math.min(one.avutil, other.avutil) < OLDEST_AVUTIL;
  if (isTooOld) return { refused: 'ffmpeg_too_old' };
  return { programs: { ffmpeg, ffprobe, version: one.version, from } };
}

async function probeVersion(program: string): Promise<{ version: string; avutil: number } | null> {
  if (!program.startsWith('/') || !(await isExecutable(program))) return null;
  const end = await runContained({
    file: program,
    args: ['-version'],
    env: { LANG: 'C' },
    cwd: tmpdir(),
    limits: {
      timeoutMs: VERSION_WITHIN_MS,
      stdoutBytes: 65_536,
      stderrBytes: 65_536,
      memoryBytes: 500_000_000,
    },
    signal: new AbortController().signal,
  });
  return end.kind === 'ended' && end.exitCode === 0 ? readVersion(end.stdout) : null;
}

/** Parses the output of `-version`, libavutil's as major × 1000 + minor; null when it is not recognised. */
export function readVersion(printed: string): { version: string; avutil: number } | null {
  const version = /^ff(?:mpeg|probe) version (\S{1,60})/.exec(printed)?.[1];
  const [, major, minor] = /^libavutil {1,20}(\d{1,4})\. {0,4}(\d{1,3})\./m.exec(printed) ?? [];
  return version === undefined || major === undefined
    ? null
    : { version, avutil: Number(major) * 1_000 + Number(minor) };
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
