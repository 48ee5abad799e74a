import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/wire/languages.ts';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import type { DocPictureName } from '#i18n/documentation/doc-pictures.ts';
import type { Sitter } from './screenshot-scene.ts';

interface Seat {
  page: Page;
  url: string;
  sitter: Sitter;
  language: Language;
}

const WORDS = { fr, en };
/** Space for the sticky bar at the top, pixels. */
const HEADROOM = 84;

async function open({ page, url }: Seat, path: string): Promise<void> {
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function upTo(place: Locator, by = HEADROOM): Promise<void> {
  await place.first().waitFor();
  await place.first().evaluate((element, room) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - room, behavior: 'instant' });
  }, by);
}

async function section(seat: Seat, name: string): Promise<void> {
  await open(seat, `/settings#${name}`);
  await upTo(seat.page.getByRole('heading', { level: 1 }));
}

function file(language: Language) {
  return {
    name: 'videos.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(importedVideos(CAPTIONS[language]))),
  };
}

const CAPTIONS = { fr: 'Le levain en {n} gestes', en: 'Sourdough in {n} moves' };

/** The steps for each picture: the page to go to and what to open. */
export const PICTURE_SCENES: Record<DocPictureName, (seat: Seat) => Promise<void>> = {
  provenance: async seat => {
    const { page, language } = seat;
    await open(seat, '/accounts');
    await upTo(page.getByRole('heading', { name: WORDS[language].accounts.performance.title }));
    const { followers } = WORDS[language].accounts.performance.figures;
    const name = WORDS[language].ui.provenance.label.replace('{figure}', followers);
    // Opened by key, because a mouse that moves away would close it.
    await page.getByRole('button', { name }).press('Enter');
  },
  'first-steps': seat => open(seat, '/accounts'),
  accounts: async seat => {
    await open(seat, '/accounts');
    await upTo(seat.page.getByRole('heading', { name: WORDS[seat.language].accounts.list.title }));
  },
  imports: async seat => {
    await open(seat, '/accounts');
    await seat.page.locator('#imports input[type=file]').setInputFiles(file(seat.language));
    await upTo(seat.page.locator('#imports'));
  },
  dashboard: seat => open(seat, '/dashboard?periodDays=30'),
  performance: async seat => {
    await open(seat, '/accounts');
    await upTo(seat.page.getByRole('heading', { name: WORDS[seat.language].accounts.chart.title }));
  },
  videos: seat => open(seat, '/videos'),
  'analyse-a-video': seat => open(seat, `/video-reports/${seat.sitter.analysis}`),
  reports: seat => open(seat, `/account-reports/${seat.sitter.report}`),
  experiments: async seat => {
    await open(seat, '/account-reports');
    await upTo(seat.page.getByRole('heading', { name: WORDS[seat.language].experiments.title, exact: true }));
  },
  hooks: seat => open(seat, '/hooks'),
  scripts: seat => open(seat, '/scripts'),
  assistant: seat => open(seat, `/chatbot?c=${seat.sitter.conversation}`),
  engagement: async seat => {
    await open(seat, '/dashboard?periodDays=30');
    await upTo(
      seat.page.getByRole('heading', { name: WORDS[seat.language].dashboard.engagement.title }),
      240,
    );
  },
  sharing: async seat => {
    await open(seat, `/account-reports/${seat.sitter.report}`);
    await seat.page.getByRole('button', { name: WORDS[seat.language].sharing.title, exact: true }).click();
  },
  downloads: seat => open(seat, '/download'),
  quotas: async seat => {
    await open(seat, '/dashboard?periodDays=30');
    await seat.page.getByRole('button', { name: WORDS[seat.language].shell.quotas.open }).click();
  },
  billing: seat => section(seat, 'plan'),
  settings: seat => section(seat, 'display'),
  security: seat => section(seat, 'security'),
  privacy: seat => section(seat, 'data'),
  support: seat => open(seat, '/support/tickets'),
};

/** A file in Apify's format with invented videos. */
function importedVideos(caption: string): object[] {
  return Array.from({ length: 12 }, (_, index) => ({
    id: `75000000000000000${10 + index}`,
    text: caption.replace('{n}', String(index + 2)),
    createTimeISO: new Date(Date.UTC(2026, 9, 3 + 3 * index, 17)).toISOString(),
    authorMeta: { name: 'atelier.exemple', fans: 12_400, heart: 310_000, video: 96 },
    playCount: 4_200 + 911 * index,
    diggCount: 310 + 40 * index,
    commentCount: 21 + index,
    shareCount: 12 + index,
    videoMeta: { duration: 24 + index },
    webVideoUrl: `https://www.tiktok.com/@atelier.exemple/video/75000000000000000${10 + index}`,
  }));
}
