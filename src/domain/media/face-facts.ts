import type { FaceBox } from './face-boxes.ts';
import type { FaceFacts } from './media-facts.ts';

/** @param frames the faces of each frame of the first second */
export function faceFacts(frames: readonly (readonly FaceBox[])[]): FaceFacts {
  const fullest = frames.reduce<readonly FaceBox[]>(
    (most, faces) => (faces.length > most.length ? faces : most),
    [],
  );
  const all = frames.flat();
  return {
    count: fullest.length,
    confidence: all.length === 0 ? null : Math.max(...all.map(face => face.confidence)),
    boxes: fullest.map(face => face.box),
    largestShare: all.length === 0 ? null : Math.max(...all.map(({ box }) => box.width * box.height)),
    framesLookedAt: frames.length,
  };
}
