import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import type { ShownTestimonial } from '#contract/testimonials.ts';
import { PLANS_SHOWN } from '#domain/testimonials/plans-shown.ts';
import { TESTIMONIAL_ROLES, TESTIMONIAL_ZONE } from '#domain/testimonials/testimonial.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { siteTranslate, type SiteT } from '#i18n/documentation/site-texts.ts';
import { chooseOptions, fillTemplate, scriptJson, type Filling } from '#i18n/slots/testimonial-slots.ts';
import type { PublishedTestimonials, TestimonialsAsked } from './list-testimonials.ts';

export type PageAsked = Omit<TestimonialsAsked, 'limit'>;

interface Page {
  language: Language;
  input: PageAsked;
  /** Null: it could not be read. */
  published: PublishedTestimonials | null;
  path: string;
}

/** The built page with the published testimonials, escaped; structured data only if a verified one is shown. */
export function fillTestimonials(template: string, { language, input, published, path }: Page): string {
  const t = siteTranslate(language);
  const formats = createFormats(language, TESTIMONIAL_ZONE);
  const items = published?.items ?? [];
  const total = published?.total ?? 0;
  const mean = published?.mean ?? null;
  const summary = t('testimonials.summary', { count: total });
  const next = published?.nextCursor ?? null;
  const { plan, role, language: of } = input;
  const query = new URLSearchParams({
    ...(plan && { plan }),
    ...(role && { role }),
    ...(of && { language: of }),
    ...(next !== null && { cursor: next }),
  });
  const html = chooseOptions(
    fillTemplate(template, {
      empty: published !== null && total === 0,
      unavailable: published === null,
      some: total > 0,
      summary:
        mean === null ? summary : `${summary}, ${t('testimonials.mean', { mean: formats.number(mean, 1) })}`,
      nomatch: total > 0 && items.length === 0,
      item: items.map(item => fillingOf(item, t, language)),
      next: next !== null,
      next_href: `${path}?${query.toString()}`,
      ...chosen(input),
    }),
  );
  const structured = structuredData(items);
  if (structured === null) return html;
  const element = `<script type="application/ld+json">${scriptJson(structured)}</script>`;
  // A replacer function, because the text may contain special replacement patterns of `replace`.
  return html.replace('</head>', () => `${element}</head>`);
}

function chosen({ plan, role, language }: PageAsked): Filling {
  return Object.fromEntries([
    ...PLANS_SHOWN.map(one => [`chosen_plan_${one}`, one === plan]),
    ...TESTIMONIAL_ROLES.map(one => [`chosen_role_${one}`, one === role]),
    ...LANGUAGES.map(one => [`chosen_language_${one}`, one === language]),
  ]) as Filling;
}

const MOST_STARS = 5;

function fillingOf(item: ShownTestimonial, t: SiteT, language: Language): Filling {
  const formats = createFormats(language, TESTIMONIAL_ZONE);
  const calendar = createFormats(language, 'UTC');
  // Calendar days have no time zone: noon UTC falls on that day.
  const day = (date: string) => calendar.date(`${date}T12:00:00Z`);
  return {
    id: item.id,
    stars: '★'.repeat(item.rating) + '☆'.repeat(MOST_STARS - item.rating),
    rating: t('testimonials.rating', { count: item.rating }),
    checked: item.checked,
    unchecked: !item.checked,
    language: item.language,
    text: item.text,
    name: item.name,
    role: t(`testimonials.roles.${item.role}`),
    plan: t('testimonials.planLine', { plan: t(`plans.${item.plan}`) }),
    dates: t('testimonials.dates', {
      experienced: day(item.experienced_on),
      published: formats.date(item.published_at),
    }),
    checks: [
      t('testimonials.member', { date: day(item.member_since) }),
      t(item.linked ? 'testimonials.linked' : 'testimonials.notLinked'),
      t(item.paid ? 'testimonials.paid' : 'testimonials.notPaid'),
    ].join(' '),
    rewarded: item.rewarded,
    reply: item.reply !== null,
    reply_title: item.reply === null ? '' : t('testimonials.reply', { date: formats.date(item.reply.at) }),
    reply_text: item.reply?.text ?? '',
  };
}

/** Only of testimonials with verified use; null without any. */
function structuredData(items: readonly ShownTestimonial[]): object | null {
  const checked = items.filter(item => item.checked);
  if (checked.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Accroche',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    review: checked.map(item => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: item.name },
      datePublished: item.published_at.slice(0, 10),
      inLanguage: item.language,
      reviewBody: item.text,
      reviewRating: { '@type': 'Rating', ratingValue: item.rating, bestRating: MOST_STARS, worstRating: 1 },
    })),
  };
}
