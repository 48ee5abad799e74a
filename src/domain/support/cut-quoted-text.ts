/** « Le 21 nov. 2026 à 10:12, Léa <a@b.fr> a écrit : », “On Sat, 21 Nov 2026, Léa wrote:”, on one line or on two. */
const SAID = /^(?:(?:le|on|am|el|il)\s.{4,200}(?:a écrit|wrote|schrieb|escribió|ha scritto)\s*:)$/iu;
const SAID_ENDS = /(?:a écrit|wrote|schrieb|escribió|ha scritto)\s*:$/iu;
const SAID_BEGINS = /^(?:le|on|am|el|il)\s.{4,}/iu;
/** What programs of offices put over the mail that is answered. */
const BEFORE =
  /^(?:-{2,}\s?(?:original message|message d[’']origine|message transféré|forwarded message)\s?-{2,}|_{8,})$/iu;
const HEADER = /^\*?(?:de|from|von)\s?:\*?\s.*@/iu;
const HEADER_NEXT = /^\*?(?:envoyé|sent|date|à|to|gesendet|an|objet|subject)\s?:/iu;
const SIGNATURE = /^-- ?$/;

const isQuoted = (line: string) => /^\s?>/.test(line);
const isBlank = (line: string) => line.trim() === '';

/**
 * What somebody wrote in a reply by mail, without the mail they answered and without their signature. Where quoted lines
 * and theirs take turns, all of it stays: it would say nothing without the questions. '' when nothing of theirs is left.
 */
export function cutQuotedText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const from = lines.findIndex((_, at) => beginsQuote(lines, at));
  const rest = from < 0 ? [] : lines.slice(from);
  if (from >= 0 && answersBetween(rest)) return tidied(lines);
  return tidied(withoutSignature(from < 0 ? lines : lines.slice(0, from)));
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  const next = (lines[at + 1] ?? '').trim();
  if (SAID.test(line) || BEFORE.test(line)) return true;
  if (SAID_BEGINS.test(line) && SAID_ENDS.test(next) && next.length < 200) return true;
  if (HEADER.test(line) && HEADER_NEXT.test(next)) return true;
  return isQuoted(line) && lines.slice(at).every(later => isQuoted(later) || isBlank(later));
}

/** Lines of somebody's own that follow quoted ones. */
function answersBetween(rest: readonly string[]): boolean {
  const firstQuoted = rest.findIndex(isQuoted);
  if (firstQuoted < 0) return false;
  const own = rest.slice(firstQuoted).filter(line => !isQuoted(line) && !isBlank(line));
  return withoutSignature(own).length > 0;
}

function withoutSignature<Line extends string>(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex(line => SIGNATURE.test(line));
  return at < 0 ? lines : lines.slice(0, at);
}

function tidied(lines: readonly string[]): string {
  return lines
    .map(line => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
