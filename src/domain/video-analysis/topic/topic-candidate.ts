/** Words of a video that may be its topic. */
export interface TopicCandidate {
  /** Without determiner: `crêpes salées au fromage`. */
  words: string;
  /** With determiner, for use in sentences: `les crêpes salées au fromage`. Null when they only serve as a label. */
  phrase: string | null;
}
