import { expect, test } from 'vitest';
import { decodeFaces, FACE_INPUT, keepSurest } from './face-boxes.ts';
import { faceFacts } from './face-facts.ts';
import { faceViews, squareInput } from './face-views.ts';

function outputs() {
  return {
    fineScores: new Float32Array(512).fill(-9),
    fineBoxes: new Float32Array(512 * 16),
    coarseScores: new Float32Array(384).fill(-9),
    coarseBoxes: new Float32Array(384 * 16),
  };
}

test('an answer of the grid becomes a box around its cell', () => {
  const answered = outputs();
  // The second output of the cell in column 3, row 2 of the fine grid.
  const at = (2 * 16 + 3) * 2 + 1;
  answered.fineScores[at] = 3;
  answered.fineBoxes.set([8, -8, 64, 32], at * 16);
  expect(decodeFaces(answered, 0.6)).toEqual([
    {
      confidence: expect.closeTo(0.9526, 3),
      box: { left: (64 - 32) / 256, top: (32 - 16) / 256, width: 0.25, height: 0.125 },
    },
  ]);
});

test('answers about the same face are one, the surest', () => {
  const answered = outputs();
  answered.coarseScores[0] = 2;
  answered.coarseBoxes.set([0, 0, 60, 60], 0);
  answered.coarseScores[1] = 5;
  answered.coarseBoxes.set([2, 2, 60, 60], 16);
  const faces = decodeFaces(answered, 0.6);
  expect(faces).toHaveLength(1);
  expect(faces[0]?.confidence).toBeGreaterThan(0.99);
});

test('two faces beside each other stay two', () => {
  const face = (left: number, confidence: number) => ({
    confidence,
    box: { left, top: 0.2, width: 0.2, height: 0.2 },
  });
  expect(keepSurest([face(0.1, 0.9), face(0.5, 0.8)])).toHaveLength(2);
});

test('a tall picture is looked at as a whole and in squares', () => {
  const views = faceViews(720, 1280);
  expect(views).toEqual([
    { left: -280, top: 0, side: 1280 },
    { left: 0, top: 0, side: 720 },
    { left: 0, top: 280, side: 720 },
    { left: 0, top: 560, side: 720 },
  ]);
  expect(faceViews(720, 720)).toHaveLength(1);
});

test('what lies outside the picture is black', () => {
  const rgb = new Uint8Array(90 * 160 * 3).fill(255);
  const input = squareInput(rgb, 90, 160, { left: -35, top: 0, side: 160 });
  expect(input[0]).toBe(-1);
  expect(input[(FACE_INPUT / 2) * 3]).toBeCloseTo(1, 5);
});

test('the facts count the fullest frame', () => {
  const face = { confidence: 0.9, box: { left: 0.1, top: 0.1, width: 0.5, height: 0.4 } };
  expect(faceFacts([[], [face], []])).toEqual({
    count: 1,
    confidence: 0.9,
    boxes: [face.box],
    largestShare: 0.2,
    framesLookedAt: 3,
  });
  expect(faceFacts([[], []])).toMatchObject({ count: 0, confidence: null, largestShare: null });
});
