import { FACE_INPUT } from './face-boxes.ts';

/** A square of the picture given to the face detector, pixels; it may extend beyond the edge, where it is black. */
interface FaceView {
  left: number;
  top: number;
  side: number;
}

/**
 * The whole picture, and squares of its shorter side along the longer one: a face too small in the whole picture is
 * large enough in one of them.
 */
export function faceViews(width: number, height: number): FaceView[] {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const whole = { left: (width - long) / 2, top: (height - long) / 2, side: long };
  if (long / short < 1.15) return [whole];
  const steps = long / short > 1.5 ? [0, 0.5, 1] : [0, 1];
  const along = steps.map(step => (long - short) * step);
  return [
    whole,
    ...along.map(offset =>
      height >= width ? { left: 0, top: offset, side: short } : { left: offset, top: 0, side: short },
    ),
  ];
}

/**
 * A view as the detector's input: `FACE_INPUT` squared, three channels from −1 to 1.
 * @param rgb three bytes per pixel, red first
 */
export function squareInput(rgb: Uint8Array, width: number, height: number, view: FaceView): Float32Array {
  const input = new Float32Array(FACE_INPUT * FACE_INPUT * 3);
  const step = view.side / FACE_INPUT;
  // Downscaling by more than half averages this many samples in each direction; fewer would flicker.
  const taps = Math.max(1, Math.min(4, Math.round(step)));
  for (let y = 0, at = 0; y < FACE_INPUT; y += 1) {
    for (let x = 0; x < FACE_INPUT; x += 1, at += 3) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let tap = 0; tap < taps * taps; tap += 1) {
        const px = Math.floor(view.left + (x + ((tap % taps) + 0.5) / taps) * step);
        const py = Math.floor(view.top + (y + (Math.floor(tap / taps) + 0.5) / taps) * step);
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const from = (py * width + px) * 3;
        red += rgb[from] ?? 0;
        green += rgb[from + 1] ?? 0;
        blue += rgb[from + 2] ?? 0;
      }
      const scale = 1 / (taps * taps * 127.5);
      input[at] = red * scale - 1;
      input[at + 1] = green * scale - 1;
      input[at + 2] = blue * scale - 1;
    }
  }
  return input;
}
