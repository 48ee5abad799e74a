/** One token with the preceding blanks: punctuation, string, or number and word. */
const TOKEN =
  // oxlint-disable-next-line no-control-regex -- JSON itself allows none of them inside a text
  /[ \t\r\n]*(?:([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/**
 * The line, counted from 1, on which a text stops being valid JSON. The engine's own message gives no position for most
 * errors. Called only after parsing has failed.
 */
export function jsonErrorLine(text: string): number {
  let line = 1;
  const before = text.slice(0, jsonErrorOffset(text));
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1;
  return line;
}

function jsonErrorOffset(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  TOKEN.lastIndex = 0;
  for (;;) {
    const start = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    const next: Expected | null =
      token === null ? null : step(expected, token[1] ?? (token[2] ? '"' : '0'), open);
    if (token === null || next === null) return skipBlanks(text, start);
    expected = next;
  }
}

/** What is expected after a token, or null when the token is not allowed here. */
function step(expected: Expected, token: string, open: ('{' | '[')[]): Expected | null {
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : 'comma or end');
  const mayBeValue = expected === 'value' || expected === 'value or end';
  if (token === '{' || token === '[') {
    if (!mayBeValue) return null;
    open.push(token);
    return token === '{' ? 'key or end' : 'value or end';
  }
  if (token === '}' || token === ']') {
    const fits = expected === 'comma or end' || expected === (token === '}' ? 'key or end' : 'value or end');
    if (!fits || open.pop() !== (token === '}' ? '{' : '[')) return null;
    return afterValue();
  }
  if (token === ',') return expected !== 'comma or end' ? null : open.at(-1) === '{' ? 'key' : 'value';
  if (token === ':') return expected === 'colon' ? 'value' : null;
  if (token === '"' && (expected === 'key' || expected === 'key or end')) return 'colon';
  return mayBeValue ? afterValue() : null;
}

/** Skips blanks: the error is where the next token should be, or at the end of the text. */
function skipBlanks(text: string, start: number): number {
  const rest = text.slice(start).search(/[^ \t\r\n]/);
  return rest === -1 ? text.trimEnd().length : start + rest;
}
