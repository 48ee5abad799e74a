import type { PriceList } from '#domain/billing/price-list.ts';
import { fillPriceSlots } from '#i18n/slots/price-slots.ts';
import { fillLegalSlots, openBlanks, type LegalFacts } from '#i18n/slots/legal-slots.ts';
import { LEGAL_SLUGS } from '#i18n/slots/legal.ts';

/** The installation's facts used in the built pages. */
export interface Installation {
  origin: string;
  prices: PriceList;
  externalAuth: { url: string; publicKey: string | null } | null;
  legal: LegalFacts;
  /** Whether the demo is open; otherwise its links lead to sign-up. */
  demo: boolean;
  /** Whether an account's figures can be read by its name; otherwise pages mention only files. */
  liveSource: boolean;
}

/** Placeholder for the public URL in the built pages. */
const ORIGIN = '__APP_ORIGIN__';
/** Where the app's HTML names an external auth server. */
const AUTH_PLACE = 'data-auth-url=""';
const DEMO_LINK = /href="(?:\/en)?\/demo"/g;
const INSTEAD_OF_DEMO = 'href="/auth?mode=signup&amp;next=%2Faccounts"';
/** In a line of the sitemap or of llms.txt: the URL of a legal page. */
const LEGAL_PAGE = new RegExp(`__APP_ORIGIN__(?:/en)?/(?:${LEGAL_SLUGS.join('|')})[<)]`);

const withoutLegalPages = (text: string) =>
  text
    .split('\n')
    .filter(line => !LEGAL_PAGE.test(line))
    .join('\n');

/** A built page as this installation serves it. */
export function fillPage(text: string, extension: string, installation: Installation): string {
  const { origin, prices, externalAuth, legal, demo, liveSource } = installation;
  const isList = extension !== '.html';
  const listed = isList && openBlanks(legal).length > 0 ? withoutLegalPages(text) : text;
  const sourced = liveSource ? listed : bySourceOfFiles(listed);
  const filled = fillLegalSlots(fillPriceSlots(sourced, prices), legal);
  return (demo ? filled : filled.replaceAll(DEMO_LINK, INSTEAD_OF_DEMO))
    .replaceAll(ORIGIN, origin)
    .replaceAll(AUTH_PLACE, asAttributes(externalAuth));
}

/** Hides the parts about a live source and shows those about files. */
function bySourceOfFiles(text: string): string {
  return text
    .replaceAll('data-source="live"', 'data-source="live" hidden=""')
    .replaceAll('data-source="file" hidden=""', 'data-source="file"');
}

function asAttributes(externalAuth: Installation['externalAuth']): string {
  const escaped = (text: string) => text.replace(/[&"<>]/g, sign => `&#${sign.charCodeAt(0)};`);
  const { url = '', publicKey = null } = externalAuth ?? {};
  return `data-auth-url="${escaped(url)}"${publicKey === null ? '' : ` data-auth-key="${escaped(publicKey)}"`}`;
}
