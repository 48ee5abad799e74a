/** One example: the names of what it shows, and which class it is of. */
export interface Example {
  features: readonly string[];
  label: string;
}

/** A linear model with one row of weights a class. */
export interface Classifier {
  labels: readonly string[];
  places: ReadonlyMap<string, number>;
  weights: readonly Float32Array[];
}

const EPOCHS = 14;
const STEP = 0.35;
const SHRINK = 2e-4;
/** What occurs in one example alone says nothing of others. */
const LEAST_EXAMPLES = 2;

/** Features weigh less the more of them an example has, so that long sentences do not shout. */
function valueOf(count: number): number {
  return 1 / Math.sqrt(Math.max(1, count));
}

function softmax(scores: Float32Array): void {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const value = Math.exp((scores[at] ?? 0) - most);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

function score(weights: readonly Float32Array[], places: readonly number[], value: number): Float32Array {
  const scores = new Float32Array(weights.length);
  for (let label = 0; label < weights.length; label += 1) {
    const row = weights[label] as Float32Array;
    let sum = 0;
    for (const place of places) sum += row[place] ?? 0;
    scores[label] = sum * value;
  }
  softmax(scores);
  return scores;
}

/**
 * Multinomial logistic regression by stochastic gradient steps of AdaGrad. No chance takes part: the examples are taken
 * in the order given, the same at each pass, so that the same examples give the same weights.
 */
export function trainClassifier(examples: readonly Example[]): Classifier {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const places = new Map<string, number>();
  for (const [feature, count] of counts) if (count >= LEAST_EXAMPLES) places.set(feature, places.size);
  const labels = [...new Set(examples.map(({ label }) => label))];
  const weights = labels.map(() => new Float32Array(places.size));
  const squares = labels.map(() => new Float32Array(places.size));
  const rows = examples.map(({ features, label }) => ({
    at: placesOf(features, places),
    label: labels.indexOf(label),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { at, label } of rows) {
      const value = valueOf(at.length);
      const chances = score(weights, at, value);
      for (let one = 0; one < labels.length; one += 1) {
        const error = (chances[one] ?? 0) - (one === label ? 1 : 0);
        if (Math.abs(error) < 1e-3) continue;
        step(weights[one] as Float32Array, squares[one] as Float32Array, at, error * value);
      }
    }
  }
  return { labels, places, weights };
}

function step(row: Float32Array, squares: Float32Array, at: readonly number[], gradient: number): void {
  for (const place of at) {
    const slope = gradient + SHRINK * (row[place] ?? 0);
    const square = (squares[place] ?? 0) + slope * slope;
    squares[place] = square;
    row[place] = (row[place] ?? 0) - (STEP * slope) / Math.sqrt(square + 1e-8);
  }
}

function placesOf(features: readonly string[], places: ReadonlyMap<string, number>): number[] {
  const found = new Set<number>();
  for (const feature of features) {
    const place = places.get(feature);
    if (place !== undefined) found.add(place);
  }
  return [...found];
}

/** The classes with their chances, the likeliest first. */
export function classify(
  classifier: Classifier,
  features: readonly string[],
): { label: string; chance: number }[] {
  const at = placesOf(features, classifier.places);
  const chances = score(classifier.weights, at, valueOf(at.length));
  return classifier.labels
    .map((label, index) => ({ label, chance: chances[index] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
}
