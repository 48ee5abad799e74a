import { expect, test } from 'vitest';
import { filesBelow, textOf } from './source-files.ts';

const built = filesBelow('dist/web', ['.html', '.css', '.js', '.mjs', '.svg', '.webmanifest']);
const ELSEWHERE = String.raw`\s*["'(]?\s*(?:https?:)?//`;

/** Places from which a browser loads by itself. A link (`a`), a canonical address and metadata load nothing. */
const LOADING = [
  new RegExp(
    String.raw`<(?:script|img|iframe|source|video|audio|embed|track|input|use|image)\b[^>]*\b(?:src|srcset|poster|href)\s*=${ELSEWHERE}`,
    'i',
  ),
  new RegExp(String.raw`<link\b(?![^>]*rel=["']?(?:canonical|alternate))[^>]*\bhref\s*=${ELSEWHERE}`, 'i'),
  new RegExp(String.raw`<(?:form|button)\b[^>]*\b(?:form)?action\s*=${ELSEWHERE}`, 'i'),
  /rel=["']?(?:dns-prefetch|preconnect)/i,
  /http-equiv=["']?refresh/i,
  new RegExp(String.raw`(?:url\(|@import)${ELSEWHERE}`, 'i'),
  new RegExp(
    String.raw`\b(?:fetch|import|importScripts|sendBeacon|open|Worker|EventSource|WebSocket|Request)\(${ELSEWHERE}`,
  ),
  new RegExp(String.raw`\.(?:src|href|action)\s*=${ELSEWHERE}`),
];

/** Hosts whose addresses stand in the scripts, and what for. */
const SHOWN: Record<string, string> = {
  'www.w3.org': 'names of XML',
  'react.dev': 'explanations of error numbers, in a message',
  'www.tiktok.com': 'links to videos and accounts',
  'www.rivaliq.com': 'sources of benchmarks, as links',
  'www.socialinsider.io': 'sources of benchmarks, as links',
  'github.com': 'sources of benchmarks, as links',
  'api.openai.com': 'where a model is, shown in a form; the server calls it',
  'api.anthropic.com': 'where a model is, shown in a form; the server calls it',
  'api.mistral.ai': 'where a model is, shown in a form; the server calls it',
  '127.0.0.1': 'where Ollama listens, shown in a form; the server calls it',
  localhost: 'a default of a library that is given the page’s own address',
  'here.invalid': 'a base for reading relative addresses',
};

test('nothing that is built loads from another host', () => {
  expect(built.length, 'nothing is built: npm run build').toBeGreaterThan(30);
  const wrong = built.flatMap(path =>
    LOADING.flatMap(pattern => {
      const [found] = pattern.exec(textOf(path)) ?? [];
      return found === undefined ? [] : [`${path}: ${found.slice(0, 120)}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every host that a script names is one that we know, and that people read or the server calls', () => {
  const named = new Set<string>();
  for (const path of built.filter(one => /\.m?js$/.test(one))) {
    for (const [, host = ''] of textOf(path).matchAll(/https?:\/\/([a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*)/g))
      named.add(host);
  }
  expect([...named].filter(host => SHOWN[host] === undefined)).toEqual([]);
});
