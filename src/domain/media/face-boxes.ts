import type { PictureBox } from './media-facts.ts';

/** Side of the square input of the face detector, pixels. */
export const FACE_INPUT = 256;

export interface FaceBox {
  box: PictureBox;
  /** 0–1. */
  confidence: number;
}

/** The detector's two output grids: pixels per cell, boxes per cell. */
const GRIDS = [
  { stride: 16, answers: 2 },
  { stride: 32, answers: 6 },
] as const;
/** Numbers per box: position, size, then eyes, nose, mouth and ears. */
const BOX_NUMBERS = 16;
const SAME_FACE_OVERLAP = 0.3;

/** Logits and boxes of the fine grid (512) and of the coarse one (384), as output by the model. */
interface FaceOutputs {
  fineScores: ArrayLike<number>;
  fineBoxes: ArrayLike<number>;
  coarseScores: ArrayLike<number>;
  coarseBoxes: ArrayLike<number>;
}

/**
 * The detector's boxes above a confidence, as shares of its square input; overlapping ones are merged into one face.
 */
export function decodeFaces(outputs: FaceOutputs, leastConfidence: number): FaceBox[] {
  const [fine, coarse] = GRIDS;
  return keepSurest([
    ...decodeGrid(fine, outputs.fineScores, outputs.fineBoxes, leastConfidence),
    ...decodeGrid(coarse, outputs.coarseScores, outputs.coarseBoxes, leastConfidence),
  ]);
}

/** Of boxes that cover the same face, keeps the one with the highest confidence. */
export function keepSurest(faces: readonly FaceBox[]): FaceBox[] {
  const kept: FaceBox[] = [];
  for (const face of faces.toSorted((a, b) => b.confidence - a.confidence)) {
    if (kept.every(other => overlap(other.box, face.box) < SAME_FACE_OVERLAP)) kept.push(face);
  }
  return kept;
}

/** Shared area of two boxes ÷ the smaller one's area, 0–1. */
export function overlap(a: PictureBox, b: PictureBox): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1e-9, Math.min(a.width * a.height, b.width * b.height));
}

function decodeGrid(
  { stride, answers }: (typeof GRIDS)[number],
  scores: ArrayLike<number>,
  boxes: ArrayLike<number>,
  leastConfidence: number,
): FaceBox[] {
  const cells = FACE_INPUT / stride;
  const faces: FaceBox[] = [];
  for (let answer = 0; answer < cells * cells * answers; answer += 1) {
    const confidence = 1 / (1 + Math.exp(-(scores[answer] ?? -100)));
    if (confidence < leastConfidence) continue;
    const cell = Math.floor(answer / answers);
    const centreX = stride * ((cell % cells) + 0.5) + (boxes[answer * BOX_NUMBERS] ?? 0);
    const centreY = stride * (Math.floor(cell / cells) + 0.5) + (boxes[answer * BOX_NUMBERS + 1] ?? 0);
    const width = boxes[answer * BOX_NUMBERS + 2] ?? 0;
    const height = boxes[answer * BOX_NUMBERS + 3] ?? 0;
    if (!(width > 0) || !(height > 0)) continue;
    faces.push({
      confidence,
      box: {
        left: (centreX - width / 2) / FACE_INPUT,
        top: (centreY - height / 2) / FACE_INPUT,
        width: width / FACE_INPUT,
        height: height / FACE_INPUT,
      },
    });
  }
  return faces;
}
