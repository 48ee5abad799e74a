/** Without accents, case and punctuation, so that a caption is found as users remember it. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The captions equal to these words; if there are none, those that contain them. */
export function namedBy<One extends { caption: string }>(all: readonly One[], words: string): One[] {
  const wanted = plain(words);
  const same = all.filter(({ caption }) => plain(caption) === wanted && wanted !== '');
  return same.length > 0 ? same : all.filter(({ caption }) => namesText(caption, words));
}

/**
 * Whether a caption contains these words, each at the start of a word: « pates » is in « Pâtes au thon », not in «
 * Tapates ».
 */
export function namesText(caption: string, words: string): boolean {
  const wanted = plain(words);
  return wanted !== '' && ` ${plain(caption)}`.includes(` ${wanted}`);
}
