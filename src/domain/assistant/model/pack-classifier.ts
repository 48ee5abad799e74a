import type { Classifier } from '#domain/assistant/reading/classifier.ts';

/**
 * A classifier as text: a feature and one character per class for its weight, in sixty-three steps from −1 to 1 of the
 * scale.
 */
interface PackedClassifier {
  labels: readonly string[];
  scales: readonly number[];
  /** Features and their weight characters, separated by a tab. */
  rows: readonly string[];
}

/** The trained model as stored in a file: known words separated by spaces. */
export interface PackedModel {
  known: Readonly<Record<'fr' | 'en', string>>;
  /** Of the training phrases and of the code that reads them, at training time. */
  fingerprint: number;
  classifier: PackedClassifier;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MOST = 31;
const placeOf = new Map(Array.from(SIGNS, (sign, place) => [sign, place - MOST]));

/** Serialises a classifier; features whose weights are zero in every class are omitted. */
export function packClassifier({ labels, places, weights }: Classifier): PackedClassifier {
  const scales = weights.map(row => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST);
  const nothing = (SIGNS[MOST] ?? '').repeat(labels.length);
  const rows: string[] = [];
  for (const [feature, place] of places) {
    const signs = weights
      .map((row, label) => SIGNS[MOST + Math.round((row[place] ?? 0) / (scales[label] ?? 1))] ?? '')
      .join('');
    if (signs !== nothing) rows.push(`${feature}\t${signs}`);
  }
  return { labels, scales: scales.map(scale => Number(scale.toPrecision(6))), rows };
}

/** Reads a classifier as `packClassifier` wrote it. */
export function unpackClassifier({ labels, scales, rows }: PackedClassifier): Classifier {
  const places = new Map<string, number>();
  const weights = labels.map(() => new Float32Array(rows.length));
  for (const [place, line] of rows.entries()) {
    const [feature = '', signs = ''] = line.split('\t');
    places.set(feature, place);
    for (const [label, row] of weights.entries()) {
      row[place] = (placeOf.get(signs[label] ?? '') ?? 0) * (scales[label] ?? 0);
    }
  }
  return { labels, places, weights };
}
