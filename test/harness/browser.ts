import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** How to launch the Chromium of this machine; the shape of Playwright's `launchOptions`. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** `CHROMIUM_PATH`, else a Chromium of the system, else the one that ships in an npm package. */
export async function findChromium(): Promise<ChromiumLaunch> {
  // The sandbox needs a non-root user and kernel rights that containers withhold; tests load only our pages. Without a
  // graphics card GPU work would be emulated: a sixth of a page's processor time.
  const args = ['--no-sandbox', '--disable-gpu'];
  const env = definedEnvironment();
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return { executablePath: given, args, env };
  const system = systemPaths.find(path => existsSync(path));
  if (system !== undefined) return { executablePath: system, args, env };

  const folder = await unpackedChromium();
  const executablePath = join(folder, 'chromium');
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_FILE'] = join(folder, 'fonts.conf');
  if (!starts(executablePath, env)) env['LD_LIBRARY_PATH'] = join(folder, 'al2023', 'lib');
  return { executablePath, args, env };
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function starts(executablePath: string, env: Record<string, string>): boolean {
  try {
    execFileSync(executablePath, ['--version'], { env, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** Unpacks the package once into the checkout's cache folder, under its final name only when complete. */
async function unpackedChromium(): Promise<string> {
  const packageRoot = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const caches = join(import.meta.dirname, '../../.cache');
  const folder = join(caches, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(caches, { recursive: true });
  const fresh = mkdtempSync(join(caches, 'chromium-'));
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  // The package unpacks into the folder for temporary files, whichever that is at the moment.
  process.env['TMPDIR'] = fresh;
  try {
    for (const part of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(packageRoot, 'bin', part));
    }
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  writeFileSync(
    join(fresh, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
