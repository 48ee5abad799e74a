/** Colours of one pixel, 0–255. */
type Rgb = readonly [number, number, number];
/** The colour at a point of a picture of `PLAIN_SIZE`, at a second of the clip. */
type Painter = (x: number, y: number, second: number) => Rgb;

/** What the pictures without any text are painted at, pixels. */
export const PLAIN_SIZE = { width: 360, height: 640 } as const;
const { width: W, height: H } = PLAIN_SIZE;

/** A number 0–1 that is always the same for the same two whole numbers. */
function chance(a: number, b = 0, seed = 0): number {
  let hash =
    Math.imul(a | 0, 374_761_393) ^ Math.imul(b | 0, 668_265_263) ^ Math.imul(seed + 1, 2_246_822_519);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** Smooth noise 0–1 with features of about one unit. */
function smooth(x: number, y: number, seed = 0): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ease = (part: number): number => part * part * (3 - 2 * part);
  const [u, v] = [ease(x - left), ease(y - top)];
  const across = (row: number): number => chance(left, row, seed) * (1 - u) + chance(left + 1, row, seed) * u;
  return across(top) * (1 - v) + across(top + 1) * v;
}

/** Noise of several sizes over each other, 0–1, as clouds, skin, stone and leaves have it. */
function cloud(x: number, y: number, seed = 0, octaves = 5): number {
  let [sum, weight] = [0, 0];
  for (let octave = 0; octave < octaves; octave += 1) {
    const part = 0.5 ** octave;
    sum += smooth(x * 2 ** octave, y * 2 ** octave, seed + octave) * part;
    weight += part;
  }
  return sum / weight;
}

/**
 * Distance to the nearest point of a scattered grid, how much farther the second nearest is, and a number for the
 * nearest.
 */
function cells(x: number, y: number, seed = 0): { near: number; gap: number; id: number } {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let [near, next, id] = [9, 9, 0];
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const px = left + dx + chance(left + dx, top + dy, seed);
      const py = top + dy + chance(left + dx, top + dy, seed + 7);
      const distance = Math.hypot(px - x, py - y);
      if (distance < near) [next, near, id] = [near, distance, chance(left + dx, top + dy, seed + 3)];
      else if (distance < next) next = distance;
    }
  }
  return { near, gap: next - near, id };
}

const mix = (a: Rgb, b: Rgb, part: number): Rgb => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];
const WHITE: Rgb = [248, 248, 246];
const BLACK: Rgb = [14, 14, 18];
const grey = (value: number): Rgb => [value, value, value];
const inside = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): boolean =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;

/** Strokes of random place, length and slope: grass, hair, rain, scratches. */
function strokes(count: number, length: number, thick: number, slope: number, seed: number): Painter {
  const all = Array.from({ length: count }, (_, index) => ({
    x: chance(index, 1, seed) * W,
    y: chance(index, 2, seed) * H,
    turn: slope + (chance(index, 3, seed) - 0.5) * 0.9,
    long: length * (0.4 + chance(index, 4, seed)),
  }));
  const ink = new Uint8Array(W * H);
  for (const { x, y, turn, long } of all) {
    for (let step = 0; step < long; step += 0.5) {
      for (let side = 0; side < thick; side += 1) {
        const px = Math.round(x + Math.cos(turn) * step - Math.sin(turn) * side);
        const py = Math.round(y + Math.sin(turn) * step + Math.cos(turn) * side);
        if (px >= 0 && py >= 0 && px < W && py < H) ink[py * W + px] = 1;
      }
    }
  }
  return (x, y) => (ink[Math.floor(y) * W + Math.floor(x)] === 1 ? WHITE : BLACK);
}

/** A head with eyes, nose and mouth, lit from the left. */
function face(cx: number, cy: number, size: number, skin: Rgb, hair: Rgb): Painter {
  return (x, y) => {
    const background = mix([190, 205, 215], [120, 130, 140], y / H);
    if (inside(x, y, cx, cy - size * 0.25, size * 0.86, size * 1.02) && y < cy - size * 0.35) {
      return mix(hair, BLACK, cloud(x / 4, y / 30, 5) * 0.5);
    }
    if (inside(x, y, cx, cy + size * 2.2, size * 1.7, size * 1.2))
      return mix([60, 80, 120], BLACK, cloud(x / 9, y / 9) / 2);
    if (!inside(x, y, cx, cy, size * 0.75, size)) return background;
    for (const side of [-1, 1]) {
      const [ex, ey] = [cx + side * size * 0.3, cy - size * 0.15];
      if (inside(x, y, ex, ey, size * 0.05, size * 0.05)) return BLACK;
      if (inside(x, y, ex, ey, size * 0.14, size * 0.07)) return WHITE;
      if (inside(x, y, ex, ey - size * 0.16, size * 0.18, size * 0.035)) return hair;
    }
    if (inside(x, y, cx, cy + size * 0.42, size * 0.22, size * 0.035)) return WHITE;
    if (inside(x, y, cx, cy + size * 0.43, size * 0.28, size * 0.09)) return [170, 60, 70];
    const light = 1.1 - (x - cx + size) / (size * 4) + (cloud(x / 12, y / 12, 9) - 0.5) * 0.15;
    return [Math.min(255, skin[0] * light), Math.min(255, skin[1] * light), Math.min(255, skin[2] * light)];
  };
}

/** Lit and dark windows of houses at night. */
function windows(across: number, down: number, lit: number): Painter {
  return (x, y) => {
    const [column, row] = [Math.floor(x / across), Math.floor(y / down)];
    const [u, v] = [(x / across) % 1, (y / down) % 1];
    if (row < 6 + chance(Math.floor(column / 5), 1) * 10) return mix([20, 24, 50], [70, 50, 90], y / H);
    if (u < 0.25 || u > 0.75 || v < 0.2 || v > 0.8) return [28, 28, 34];
    return chance(column, row, 2) < lit
      ? mix([255, 240, 190], [255, 210, 90], chance(column, row, 4))
      : [40, 42, 52];
  };
}

/** Round things of several sizes strewn over a ground. */
function strewn(
  count: number,
  least: number,
  most: number,
  ground: Rgb,
  colours: readonly Rgb[],
  seed: number,
): Painter {
  const all = Array.from({ length: count }, (_, index) => ({
    x: chance(index, 1, seed) * W,
    y: chance(index, 2, seed) * H,
    r: least + chance(index, 3, seed) * (most - least),
    flat: 0.4 + chance(index, 5, seed) * 0.6,
    colour: colours[index % colours.length] ?? WHITE,
    falls: 20 + chance(index, 6, seed) * 60,
  }));
  return (x, y, second) => {
    for (const one of all) {
      const fallen = (one.y + one.falls * second) % H;
      if (Math.abs(y - fallen) < one.r && inside(x, y, one.x, fallen, one.r, one.r * one.flat)) {
        return mix(one.colour, BLACK, Math.max(0, (y - fallen) / one.r) * 0.3);
      }
    }
    return ground;
  };
}

/** A fractal of the plane, coloured by how soon a point leaves. */
function fractal(kind: 'mandelbrot' | 'julia' | 'ship', zoom: number, atX: number, atY: number): Painter {
  return (x, y, second) => {
    const scale = 3 / (zoom * (1 + second * 0.15)) / W;
    const [px, py] = [(x - W / 2) * scale + atX, (y - H / 2) * scale + atY];
    let [zx, zy] = kind === 'julia' ? [px, py] : [0, 0];
    const [cx, cy] = kind === 'julia' ? [-0.8, 0.156] : [px, py];
    let steps = 0;
    for (; steps < 60 && zx * zx + zy * zy < 4; steps += 1) {
      if (kind === 'ship') [zx, zy] = [Math.abs(zx), Math.abs(zy)];
      [zx, zy] = [zx * zx - zy * zy + cx, 2 * zx * zy + cy];
    }
    if (steps === 60) return BLACK;
    const turn = steps / 60;
    return [255 * Math.sqrt(turn), 255 * turn, 128 + 127 * Math.sin(turn * 9)];
  };
}

const wave = (value: number): number => 0.5 + 0.5 * Math.sin(value);

/** Pictures without a single letter: gradients, noise, shapes, made materials, landscapes, rooms, faces, fractals. */
export const PLAIN_PICTURES: Readonly<Record<string, Painter>> = {
  gradient: (x, y) => mix([250, 120, 60], [40, 30, 120], (x / W + y / H) / 2),
  vignette: (x, y) => mix([240, 230, 220], BLACK, Math.hypot(x - W / 2, y - H / 2) / H),
  'sunset over water': (x, y, s) =>
    y < H * 0.6
      ? mix([255, 170, 80], [60, 60, 140], 1 - y / (H * 0.6))
      : mix([255, 190, 110], [20, 40, 80], smooth(x / 22 + s, y / 3, 3)),
  'film grain': (x, y, s) => grey(chance(x, y, s * 10) * 255),
  'coarse noise': (x, y, s) => grey(smooth(x / 6, y / 6, s * 10) * 255),
  'coloured noise': (x, y, s) => [
    chance(x, y, s) * 255,
    chance(x, y, s + 1) * 255,
    chance(x, y, s + 2) * 255,
  ],
  'thresholded noise': (x, y) => (smooth(x / 7, y / 9, 4) > 0.6 ? WHITE : BLACK),
  'fine thresholded noise': (x, y) => (smooth(x / 4, y / 5, 8) > 0.66 ? WHITE : [90, 110, 70]),
  blobs: (x, y) => (cloud(x / 24, y / 24, 2) > 0.58 ? WHITE : [60, 90, 150]),
  'rows of blobs': (x, y) => (y % 40 < 18 && smooth(x / 7, y / 8, 6) > 0.45 ? WHITE : [50, 60, 70]),
  'rows of bars': (x, y) =>
    y % 44 < 20 && chance(Math.floor(x / 6), Math.floor(y / 44)) > 0.45 ? WHITE : [70, 50, 90],
  'rows of rings': (x, y) => {
    const [u, v] = [(x % 22) - 11, (y % 60) - 14];
    const r = Math.hypot(u, v);
    return r < 9 && r > 6 ? WHITE : [80, 60, 60];
  },
  'rows of bars and rings': (x, y) => {
    const column = Math.floor(x / 20);
    const [u, v] = [(x % 20) - 10, (y % 60) - 14];
    const r = Math.hypot(u, v);
    const isRing = chance(column, Math.floor(y / 60)) > 0.5;
    return (isRing ? r < 8 && r > 5 : Math.abs(u) < 2 && Math.abs(v) < 9) ? WHITE : [40, 70, 60];
  },
  checkerboard: (x, y) => ((Math.floor(x / 30) + Math.floor(y / 30)) % 2 === 0 ? WHITE : BLACK),
  'small checks': (x, y) => ((Math.floor(x / 9) + Math.floor(y / 9)) % 2 === 0 ? WHITE : [160, 30, 40]),
  stripes: x => (Math.floor(x / 14) % 2 === 0 ? WHITE : [30, 60, 140]),
  'slanted stripes': (x, y) => (Math.floor((x + y) / 18) % 2 === 0 ? [240, 220, 40] : BLACK),
  plaid: (x, y) => mix([160, 30, 40], WHITE, (x % 60 < 6 ? 0.5 : 0) + (y % 60 < 6 ? 0.5 : 0)),
  dots: (x, y) => (Math.hypot((x % 26) - 13, (y % 26) - 13) < 7 ? WHITE : [200, 80, 120]),
  bricks: (x, y) => {
    const row = Math.floor(y / 28);
    const u = (x + (row % 2) * 30) % 60;
    return u < 4 || y % 28 < 4
      ? [205, 200, 190]
      : mix([150, 70, 50], [110, 45, 35], cloud(x / 8, y / 8, row));
  },
  tiles: (x, y) =>
    x % 45 < 3 || y % 45 < 3 ? [90, 90, 90] : mix(WHITE, [215, 225, 230], cloud(x / 20, y / 20)),
  hexagons: (x, y) => (cells(x / 40, y / 40, 1).gap < 0.09 ? BLACK : [235, 200, 120]),
  'cracked earth': (x, y) =>
    cells(x / 46, y / 46, 5).gap < 0.06
      ? [40, 26, 18]
      : mix([170, 130, 95], [140, 100, 70], cloud(x / 10, y / 10)),
  pebbles: (x, y) => {
    const { gap, id, near } = cells(x / 24, y / 24, 8);
    return gap < 0.1 ? BLACK : mix(grey(110 + id * 140), BLACK, near * 0.4);
  },
  leaves: (x, y) => {
    const { near, id, gap } = cells(x / 18 + y / 60, y / 34, 3);
    return mix([20 + id * 60, 70 + id * 130, 20], gap < 0.05 ? [230, 250, 180] : BLACK, near * 0.5);
  },
  'leaves against the sky': (x, y) =>
    cloud(x / 26, y / 26, 11) > 0.52
      ? mix([20, 50, 15], [60, 110, 30], smooth(x / 3, y / 3))
      : [225, 238, 250],
  branches: (x, y) => (Math.abs(cloud(x / 50, y / 90, 21) - 0.5) < 0.018 ? BLACK : [225, 230, 240]),
  grass: strokes(900, 60, 2, -1.5, 1),
  hair: strokes(500, 200, 1, 1.4, 2),
  rain: strokes(350, 34, 1, 1.3, 3),
  scratches: strokes(90, 60, 2, 0.3, 4),
  'short strokes': strokes(420, 16, 3, 1.2, 5),
  'short strokes in all directions': (() => {
    const painters = [0, 0.8, 1.6, 2.4].map((turn, index) => strokes(60, 22, 3, turn, 30 + index));
    return (x, y, s) => (painters.some(one => one(x, y, s) === WHITE) ? WHITE : [100, 70, 50]);
  })(),
  wood: (x, y) => mix([150, 100, 55], [95, 58, 28], wave(x / 7 + cloud(x / 40, y / 160, 4) * 26)),
  marble: (x, y) =>
    mix([245, 243, 240], [120, 118, 125], Math.abs(Math.sin(x / 60 + cloud(x / 50, y / 50, 6) * 9)) ** 8),
  fur: (x, y) => mix([200, 150, 100], [70, 45, 25], smooth(x / 3 + cloud(x / 60, y / 60) * 30, y / 26)),
  knit: (x, y) => mix([190, 50, 60], [110, 20, 30], wave(x / 3 + Math.abs((y % 12) - 6) / 2) * 0.7),
  sand: (x, y) =>
    mix(
      [225, 200, 150],
      [180, 150, 100],
      wave(y / 6 + cloud(x / 50, y / 50, 2) * 16) * 0.5 + chance(x, y) * 0.2,
    ),
  clouds: (x, y, s) => mix([90, 150, 220], WHITE, Math.max(0, cloud(x / 90 + s * 0.1, y / 60, 14) * 2 - 0.8)),
  mountains: (x, y) => {
    const ridge = H * (0.35 + cloud(x / 90, 0, 3) * 0.3);
    if (y < ridge) return mix([160, 195, 235], [230, 235, 240], y / ridge);
    return y < ridge + 40 * cloud(x / 20, 7)
      ? WHITE
      : mix([80, 80, 95], [40, 60, 40], (y - ridge) / H + cloud(x / 12, y / 12) * 0.3);
  },
  waves: (x, y, s) =>
    wave(y / 12 + cloud(x / 40, y / 30, 5) * 12 + s) > 0.93 ? WHITE : mix([20, 90, 130], [10, 50, 90], y / H),
  'light under water': (x, y, s) =>
    mix([20, 110, 150], [230, 250, 250], (1 - cells(x / 44 + s * 0.2, y / 44, 9).gap) ** 9),
  snow: strewn(160, 2, 6, [70, 85, 110], [WHITE], 1),
  confetti: strewn(
    150,
    5,
    11,
    [250, 245, 235],
    [
      [230, 40, 70],
      [40, 120, 220],
      [250, 200, 30],
      [40, 170, 90],
    ],
    2,
  ),
  'confetti in the dark': strewn(150, 5, 11, BLACK, [WHITE, [250, 220, 60], [240, 90, 160]], 3),
  bubbles: (x, y) => {
    const { near } = cells(x / 52, y / 52, 12);
    return near < 0.34 && near > 0.29 ? [225, 240, 250] : mix([30, 80, 130], [60, 140, 180], near);
  },
  'lights out of focus': strewn(
    46,
    14,
    34,
    [24, 18, 34],
    [[255, 190, 90], [255, 120, 80], [140, 160, 255], WHITE],
    4,
  ),
  stars: (x, y) => (chance(Math.floor(x / 2), Math.floor(y / 2), 6) > 0.997 ? WHITE : [8, 10, 30]),
  fireworks: (x, y, s) => {
    const [u, v] = [x - W / 2, y - H / 3];
    const ray = Math.abs(Math.sin(Math.atan2(v, u) * 14));
    return Math.hypot(u, v) < 60 + s * 40 && ray > 0.95 ? [255, 230, 140] : [10, 10, 24];
  },
  'windows at night': windows(18, 24, 0.4),
  'lit windows of a street': windows(30, 34, 0.7),
  'book spines': (x, y) => {
    const book = Math.floor(x / 17 + chance(Math.floor(x / 34), Math.floor(y / 150)) * 0.4);
    return y % 150 < 10
      ? [90, 60, 35]
      : x % 17 < 2
        ? BLACK
        : [
            60 + chance(book, Math.floor(y / 150)) * 180,
            60 + chance(book, 2) * 140,
            60 + chance(book, 3) * 140,
          ];
  },
  'piano keys': (x, y) => (y % 160 < 90 && x % 51 > 34 ? BLACK : x % 26 < 2 ? [120, 120, 120] : WHITE),
  fence: (x, y) =>
    x % 40 < 16 && y > 200 && y < 520 ? WHITE : y > 300 && y < 330 ? [230, 225, 215] : [90, 140, 60],
  'wire mesh': (x, y) =>
    Math.abs(((x + y) % 40) - 20) < 2 || Math.abs(((x - y + 800) % 40) - 20) < 2
      ? [210, 210, 215]
      : [60, 80, 60],
  ladder: (x, y) =>
    (x > 120 && x < 132) || (x > 230 && x < 242) || (y % 60 < 10 && x > 120 && x < 242)
      ? BLACK
      : [215, 225, 235],
  'plates from above': strewn(16, 24, 44, [120, 80, 50], [WHITE, [230, 225, 220], [180, 60, 50]], 6),
  'zebra stripes': (x, y) => (wave(x / 9 + cloud(x / 60, y / 60, 17) * 22) > 0.5 ? WHITE : BLACK),
  'spots of a leopard': (x, y) => {
    const { near, id } = cells(x / 26, y / 22, 19);
    return near < 0.4 && near > 0.2 + id * 0.1 ? [40, 24, 14] : [215, 165, 95];
  },
  'a face': face(W / 2, H * 0.42, 95, [225, 180, 150], [60, 35, 20]),
  'a dark face near': face(W / 2, H * 0.45, 150, [130, 85, 60], [16, 12, 10]),
  'two faces': (() => {
    const [left, right] = [
      face(W * 0.3, H * 0.4, 60, [235, 195, 170], [200, 160, 80]),
      face(W * 0.72, H * 0.46, 66, [170, 120, 90], [20, 15, 12]),
    ];
    return (x, y, s) => (x < W / 2 ? left(x, y, s) : right(x, y, s));
  })(),
  'a crowd': (() => {
    const heads = strewn(
      120,
      9,
      17,
      [50, 50, 60],
      [
        [225, 180, 150],
        [130, 90, 65],
        [240, 205, 180],
        [40, 30, 26],
      ],
      9,
    );
    return (x, y) => heads(x, y, 0);
  })(),
  'a whole fractal': fractal('mandelbrot', 1.1, -0.6, 0),
  'a fractal near': fractal('mandelbrot', 60, -0.745, 0.113),
  'a fractal of dust': fractal('julia', 1.3, 0, 0),
  'a burning fractal': fractal('ship', 14, -1.755, -0.03),
};

/** One second of a picture as raw frames, `frames` of them, moved a little from one to the next. */
export function paintPlain(painter: Painter, frames: number): Buffer {
  const bytes = Buffer.alloc(frames * W * H * 3);
  let at = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    for (let y = 0; y < H; y += 1) {
      for (let x = 0; x < W; x += 1) {
        const [red, green, blue] = painter(x + frame * 3, y, frame / 2);
        bytes[at] = Math.max(0, Math.min(255, red));
        bytes[at + 1] = Math.max(0, Math.min(255, green));
        bytes[at + 2] = Math.max(0, Math.min(255, blue));
        at += 3;
      }
    }
  }
  return bytes;
}
