import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { testPrograms } from './make-clip.ts';
import { paintPlain, PLAIN_PICTURES, PLAIN_SIZE } from './plain-pictures.ts';

/** Two seconds of a picture without a letter, four frames that move a little. */
export async function makePlainClip(folder: string, name: string): Promise<string> {
  const painter = PLAIN_PICTURES[name];
  if (painter === undefined) throw new Error(`no picture called ${name}`);
  const { ffmpeg } = await testPrograms();
  const path = join(folder, `${name.replaceAll(' ', '-')}.mp4`);
  const size = `${PLAIN_SIZE.width}x${PLAIN_SIZE.height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', '2', '-i', 'pipe:0'];
  const output = ['-vf', 'scale=540:960:flags=bicubic,fps=10,format=yuv420p', '-c:v', 'libx264'];
  const args = ['-v', 'error', '-y', ...input, ...output, '-preset', 'ultrafast', '-crf', '23', path];
  const child = spawn(ffmpeg, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(paintPlain(painter, 4));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name}: ffmpeg ended with ${code}`);
  return path;
}
