import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import browser from '@sparticuz/chromium';

/** Redraws the share images and the app icons into `public/`. Run by hand when the logo or the texts change. */
const ROOT = resolve(import.meta.dirname, '../..');
const PUBLIC = join(ROOT, 'public');

const font = (name: string, file: string) =>
  `@font-face{font-family:${name};src:url(${pathToFileURL(join(ROOT, 'node_modules/@fontsource-variable', file)).href});font-weight:100 900}`;

const STYLE = `<style>
  ${font('Bricolage', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
  ${font('Inter', 'inter/files/inter-latin-wght-normal.woff2')}
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; overflow: hidden; color: #1b1833; font: 500 30px/1.35 Inter;
    background: linear-gradient(transparent 44px, #1b18330d 0) 0 0/100% 45px, #faf4e8; }
  .margin { position: absolute; inset: 0 auto 0 72px; width: 2px; background: #ff6a4d73; }
  header { position: absolute; left: 112px; top: 64px; display: flex; align-items: center; gap: 18px;
    font: 800 46px/1 Bricolage; letter-spacing: -.02em; }
  header svg { width: 62px; }
  h1 { position: absolute; left: 112px; top: 168px; width: 660px; font: 800 92px/.98 Bricolage; letter-spacing: -.035em; }
  p { position: absolute; left: 112px; bottom: 62px; width: 640px; color: #5c566e; text-wrap: balance; }
  .note { position: absolute; right: 76px; top: 128px; width: 330px; padding: 30px; rotate: 2deg; background: #fffdf8;
    border: 3px solid #0b6b64; border-radius: 28px; border-top-left-radius: 6px; box-shadow: 0 30px 60px -24px #1b183366; }
  .note b { display: block; font: 800 76px/1 Bricolage; letter-spacing: -.03em; }
  .note dl { margin-top: 22px; display: grid; gap: 12px; font-size: 23px; line-height: 1.25; }
  .note dt { color: #5c566e; font-size: 20px; } .note dd { font-weight: 600; }
  .demo { margin-top: 20px; display: inline-block; padding: 4px 14px; border-radius: 20px; background: #fbe8c6; color: #8a5200; font-size: 19px; }
</style>`;

function markOf(favicon: string, stroke: string): string {
  const strokes = /<g fill="none"[\s\S]*<\/g>/.exec(favicon)?.[0] ?? '';
  return `<svg viewBox="3 3 34 34">${strokes.replace('#f5efe3', stroke)}</svg>`;
}

interface Words {
  title: string;
  line: string;
  facts: [string, string][];
  demo: string;
  figure: string;
}

const WORDS: Record<'fr' | 'en', Words> = {
  fr: {
    title: 'Sachez ce qui accroche. Prouvez-le.',
    line: 'Vos vidéos TikTok, avec la source de chaque chiffre.',
    figure: '12,4K',
    facts: [
      ['Source', 'page publique'],
      ['Relevé', '20 nov. à 18:40'],
      ['Précision', 'par pas de 100'],
    ],
    demo: 'exemple',
  },
  en: {
    title: 'Know what hooks. Prove it.',
    line: 'Your TikTok videos, with the source of every figure.',
    figure: '12.4K',
    facts: [
      ['Source', 'public page'],
      ['Read', '20 Nov, 18:40'],
      ['Precision', 'in steps of 100'],
    ],
    demo: 'example',
  },
};

function shareHtml(words: Words, mark: string): string {
  const facts = words.facts.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join('');
  return `${STYLE}<div class="margin"></div><header>${mark}Accroche</header><h1>${words.title}</h1><p>${words.line}</p>
    <div class="note"><b>${words.figure}</b><dl>${facts}</dl><span class="demo">${words.demo}</span></div>`;
}

async function draw(page: Page, html: string, width: number, height: number, name: string): Promise<void> {
  await page.setViewportSize({ width, height });
  const source = join(ROOT, '.cache/draw-images.html');
  await writeFile(source, `<!doctype html><meta charset="utf-8">${html}`);
  await page.goto(pathToFileURL(source).href);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(PUBLIC, name), type: 'png' });
}

const favicon = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
const opened = await chromium.launch({
  executablePath: await browser.executablePath(),
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
const page = await opened.newPage();
for (const language of ['fr', 'en'] as const) {
  await draw(
    page,
    shareHtml(WORDS[language], markOf(favicon, '#1b1833')),
    1200,
    630,
    `share-${language}.png`,
  );
}
for (const [name, size] of [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const) {
  const mark = markOf(favicon, '#f5efe3').replace('<svg', `<svg style="width:${size * 0.62}px"`);
  await draw(
    page,
    `<body style="margin:0;height:${size}px;display:grid;place-items:center;background:#1b1833">${mark}`,
    size,
    size,
    name,
  );
}
await opened.close();
