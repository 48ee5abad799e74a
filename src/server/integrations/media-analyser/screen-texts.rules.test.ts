import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { editDistance } from '#domain/media/text-facts.ts';
import { makeClip, SEARCH_PATH, type Shot } from '#test/media/make-clip.ts';
import { makePlainClip } from '#test/media/plain-clip.ts';
import { PLAIN_PICTURES } from '#test/media/plain-pictures.ts';
import { rounds } from '#test/harness/rounds.ts';
import { createMediaAnalyser } from './create-media-analyser.ts';

// Analyses run at low priority, so they are slow on a busy machine.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 180_000 });

const analyser = createMediaAnalyser({ ffmpegPath: null, searchPath: SEARCH_PATH });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screen-texts-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function textsOf(clip: string) {
  const { texts } = await analyser.analyse(clip);
  if (texts.notAssessed !== null) throw new Error(texts.notAssessed);
  return texts;
}

const CENTRED = 'x=(w-text_w)/2';
/** Eight ways in which creators write on their videos, each on another picture, all with accents. */
const STYLES: readonly {
  name: string;
  text: string;
  colour: string;
  style: string;
  shot: Omit<Shot, 'seconds'>;
}[] = [
  {
    name: 'outline',
    text: 'Où êtes-vous déjà allés ?',
    colour: 'white',
    style: `borderw=4:bordercolor=black:${CENTRED}`,
    shot: { source: 'mandelbrot' },
  },
  {
    name: 'shadow',
    text: 'Ça coûte 3 € à Noël',
    colour: 'white',
    style: `shadowcolor=black@0.7:shadowx=3:shadowy=3:${CENTRED}`,
    shot: { source: 'color=c=0x23506b' },
  },
  {
    name: 'dark box',
    text: 'ÉVITE ÇA À L’ÉCOLE',
    colour: 'white',
    style: `box=1:boxcolor=black@0.75:boxborderw=14:${CENTRED}`,
    shot: { source: 'smptebars' },
  },
  {
    name: 'light box',
    text: 'J’ai gâché ma sœur',
    colour: 'black',
    style: `box=1:boxcolor=white:boxborderw=14:${CENTRED}`,
    shot: { source: 'color=c=0x808080' },
  },
  {
    name: 'yellow',
    text: 'Trois idées reçues',
    colour: '0xffe000',
    style: `borderw=3:bordercolor=black:${CENTRED}`,
    shot: { source: 'color=c=0x6b2350' },
  },
  {
    name: 'red',
    text: 'Le célèbre pâté là-bas',
    colour: '0xff2d55',
    style: `borderw=4:bordercolor=white:${CENTRED}`,
    shot: { source: 'color=c=0x203020' },
  },
  {
    name: 'cyan',
    text: 'Voilà où ça coince',
    colour: '0x25f4ee',
    style: `shadowcolor=black:shadowx=2:shadowy=2:${CENTRED}`,
    shot: { source: 'color=c=0x303030' },
  },
  {
    name: 'moving',
    text: 'Un maïs très sûr',
    colour: 'white',
    style: 'borderw=4:bordercolor=black:x=(w-text_w)/2+30*sin(t*3)',
    shot: { source: 'color=c=0xb0863c' },
  },
];

/** In the suite every other one: shadow, light box, colour on white, movement. */
const TRIED = STYLES.filter((_, index) => index % rounds(1, 2) === rounds(0, 1));

test(`in ${TRIED.length} of ${STYLES.length} styles every letter is read with its accent`, async () => {
  const clip = await makeClip(folder, 'styles.mp4', {
    shots: TRIED.map(({ text, colour, style, shot }) => ({
      ...shot,
      seconds: 1.5,
      texts: [{ text, top: 0.45, size: 0.07, colour, style }],
    })),
  });
  const { items } = await textsOf(clip);
  const said = items.map(item => item.text.replaceAll("'", '’'));
  for (const { name, text } of TRIED) {
    const best = said.toSorted((a, b) => editDistance(a, text) - editDistance(b, text))[0] ?? '';
    expect(
      best.normalize('NFC').replace(/[ \u00a0]+(?=[?!])/g, ' '),
      `${name}: ${JSON.stringify(said)}`,
    ).toBe(text);
  }
  expect(said).toHaveLength(TRIED.length);
});

/** Pictures on which something was once read by mistake run with every change, all pictures in proof runs. */
const READ_BEFORE = [
  'rows of bars and rings',
  'scratches',
  'windows at night',
  'rain',
  'a face',
  'two faces',
];
const PLAIN = [...new Set([...READ_BEFORE, ...Object.keys(PLAIN_PICTURES)])];

test.each(PLAIN.slice(0, rounds(PLAIN.length, READ_BEFORE.length)))(
  'nothing is read where nothing is written: %s',
  async name => {
    const { items, hook, textShare } = await textsOf(await makePlainClip(folder, name));
    expect(items.map(item => item.text)).toEqual([]);
    expect({ hook, textShare }).toEqual({ hook: null, textShare: 0 });
  },
);
