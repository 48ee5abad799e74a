/** The features of a text and their weights. */
export type Features = ReadonlyMap<string, number>;

/** A training example: its features and its class. */
interface Example {
  features: Features;
  label: string;
}

/** A linear model with one row of weights per class. */
export interface Classifier {
  labels: readonly string[];
  places: ReadonlyMap<string, number>;
  weights: readonly Float32Array[];
}

const EPOCHS = 14;
const STEP = 0.5;
const SHRINK = 1e-5;
const LEAST_ERROR = 2e-3;
/** A feature that occurs in a single example says nothing about others. */
const LEAST_EXAMPLES = 2;

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

/**
 * The features that a model knows, as indices and values; normalised to unit length, so that long texts do not
 * dominate.
 */
interface Row {
  places: readonly number[];
  values: readonly number[];
}

function rowOf(features: Features, known: ReadonlyMap<string, number>): Row {
  const places: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const [feature, value] of features) {
    const place = known.get(feature);
    if (place === undefined) continue;
    places.push(place);
    values.push(value);
    squares += value * value;
  }
  const length = Math.sqrt(Math.max(squares, 1e-9));
  return { places, values: values.map(value => value / length) };
}

function score(weights: readonly Float32Array[], { places, values }: Row): Float32Array {
  const scores = new Float32Array(weights.length);
  for (const [label, row] of weights.entries()) {
    let sum = 0;
    for (let at = 0; at < places.length; at += 1) sum += (row[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
    scores[label] = sum;
  }
  softmax(scores);
  return scores;
}

/**
 * Multinomial logistic regression by stochastic gradient descent with AdaGrad. Deterministic: the examples are used in
 * the given order at each pass, so the same examples give the same weights.
 */
export function trainClassifier(examples: readonly Example[]): Classifier {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const places = new Map<string, number>();
  for (const [feature, count] of counts) if (count >= LEAST_EXAMPLES) places.set(feature, places.size);
  const labels = [...new Set(examples.map(({ label }) => label))];
  const weights = labels.map(() => new Float32Array(places.size));
  const squares = labels.map(() => new Float32Array(places.size));
  const rows = examples.map(({ features, label }) => ({
    row: rowOf(features, places),
    label: labels.indexOf(label),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { row, label } of rows) {
      const chances = score(weights, row);
      for (const [one, chance] of chances.entries()) {
        const error = chance - (one === label ? 1 : 0);
        if (Math.abs(error) < LEAST_ERROR) continue;
        step(weights[one] as Float32Array, squares[one] as Float32Array, row, error);
      }
    }
  }
  return { labels, places, weights };
}

function step(weights: Float32Array, squares: Float32Array, { places, values }: Row, error: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const weight = weights[place] ?? 0;
    const slope = error * (values[at] ?? 0) + SHRINK * weight;
    const square = (squares[place] ?? 0) + slope * slope;
    squares[place] = square;
    weights[place] = weight - (STEP * slope) / Math.sqrt(square + 1e-8);
  }
}

/** The classes with their probabilities, most likely first. */
export function classify(classifier: Classifier, features: Features): { label: string; chance: number }[] {
  const chances = score(classifier.weights, rowOf(features, classifier.places));
  return classifier.labels
    .map((label, index) => ({ label, chance: chances[index] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
}
