import { BOUGHT_PLANS } from '#domain/billing/subscription.ts';
import type { QuestionGroup } from '#i18n/documentation/documentation.ts';
import { priceSlot } from '#i18n/slots/price-slots.ts';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { ORIGIN } from './origin.ts';
import type { SiteValue } from '#web/site/site-context.tsx';

/** schema.org data of the public pages, in the forms that Google documents. No rating: there is none. */
const CONTEXT = 'https://schema.org';
const NAME = 'Accroche';

const address = (path: string, { language }: Pick<SiteValue, 'language'>) =>
  `${ORIGIN}${sitePath(path, language)}`;

/** The landing page: the site and its publisher. */
export function siteData(site: SiteValue): object {
  const organization = { '@type': 'Organization', '@id': `${ORIGIN}/#organization`, name: NAME };
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'WebSite',
        name: NAME,
        url: address(SITE_PATHS.home, site),
        inLanguage: site.language,
        description: site.t('meta.landing.description'),
        publisher: { '@id': organization['@id'] },
      },
      { ...organization, url: `${ORIGIN}/`, logo: `${ORIGIN}/icon-512.png` },
    ],
  };
}

/** The pricing page: the plans at the installation's prices. */
export function offersData(site: SiteValue): object {
  const { t, language } = site;
  const url = address(SITE_PATHS.pricing, site);
  const offer = (name: string, price: string) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url,
  });
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: NAME,
    description: t('meta.landing.description'),
    image: `${ORIGIN}/share-${language}.png`,
    brand: { '@type': 'Brand', name: NAME },
    offers: [
      offer(t('plans.freemium'), '0.00'),
      ...BOUGHT_PLANS.map(plan => offer(t(`plans.${plan}`), priceSlot(plan, 'month', 'plain'))),
    ],
  };
}

/** The path of a page from the home page; the last step is the page itself. */
export function breadcrumbData(steps: readonly { name: string; path: string }[], site: SiteValue): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path, site),
    })),
  };
}

export function questionsData(groups: readonly QuestionGroup[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(group => group.questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
