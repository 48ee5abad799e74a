import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { decodeFaces, FACE_INPUT, keepSurest, type FaceBox } from '#domain/media/face-boxes.ts';
import { faceViews, squareInput } from '#domain/media/face-views.ts';
import { faceFacts } from '#domain/media/face-facts.ts';
import type { FaceFacts } from '#domain/media/media-facts.ts';

const LEAST_CONFIDENCE = 0.6;
const FINE = 512;
const COARSE = 384;

interface Size {
  width: number;
  height: number;
}

/** Counts the faces of each frame; recognises nobody. Loads the detector; throws when that fails. */
export async function detectFaces(frames: readonly Uint8Array[], size: Size): Promise<FaceFacts> {
  const detect = await openDetector();
  const seen: FaceBox[][] = [];
  for (const rgb of frames) {
    const found: FaceBox[] = [];
    for (const view of faceViews(size.width, size.height)) {
      const faces = await detect(squareInput(rgb, size.width, size.height, view));
      for (const { box, confidence } of faces) {
        found.push({
          confidence,
          box: {
            left: (view.left + box.left * view.side) / size.width,
            top: (view.top + box.top * view.side) / size.height,
            width: (box.width * view.side) / size.width,
            height: (box.height * view.side) / size.height,
          },
        });
      }
    }
    seen.push(keepSurest(found));
  }
  return faceFacts(seen);
}

async function openDetector(): Promise<(input: Float32Array) => Promise<FaceBox[]>> {
  const tf = await import('@tensorflow/tfjs-core');
  const { setThreadsCount } = await import('@tensorflow/tfjs-backend-wasm');
  const { loadGraphModel } = await import('@tensorflow/tfjs-converter');
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  setThreadsCount(1);
  if (!(await tf.setBackend('wasm'))) throw new Error('the face detector has no engine');
  // The package exports only its entry point: its models are next to that folder.
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('@vladmandic/human')));
  const [graph, weights] = await Promise.all([
    readFile(join(folder, 'models', 'blazeface.json'), 'utf8'),
    readFile(join(folder, 'models', 'blazeface.bin')),
  ]);
  const { modelTopology, weightsManifest } = JSON.parse(graph) as {
    modelTopology: object;
    weightsManifest: { weights: never[] }[];
  };
  const model = await loadGraphModel({
    load: () =>
      Promise.resolve({
        modelTopology,
        weightSpecs: weightsManifest.flatMap(part => part.weights),
        weightData: new Uint8Array(weights).buffer,
      }),
  });
  return async input => {
    const picture = tf.tensor4d(input, [1, FACE_INPUT, FACE_INPUT, 3]);
    const answered = model.execute(picture);
    const tensors = Array.isArray(answered) ? answered : [answered];
    const outputs = new Map<string, ArrayLike<number>>();
    for (const tensor of tensors as {
      shape: number[];
      data: () => Promise<ArrayLike<number>>;
      dispose: () => void;
    }[]) {
      outputs.set(`${tensor.shape[1]}×${tensor.shape[2]}`, await tensor.data());
      tensor.dispose();
    }
    picture.dispose();
    const part = (name: string): ArrayLike<number> => {
      const found = outputs.get(name);
      if (found === undefined) throw new Error(`the face detector gave no ${name}`);
      return found;
    };
    return decodeFaces(
      {
        fineScores: part(`${FINE}×1`),
        fineBoxes: part(`${FINE}×16`),
        coarseScores: part(`${COARSE}×1`),
        coarseBoxes: part(`${COARSE}×16`),
      },
      LEAST_CONFIDENCE,
    );
  };
}
