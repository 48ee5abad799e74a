/** Words of a video that may be what it is about. */
export interface TopicCandidate {
  /** Without what determines them: `crêpes salées au fromage`. */
  words: string;
  /** As sentences need them: `les crêpes salées au fromage`. Null where they only serve as a label. */
  phrase: string | null;
}
