import { Hono } from 'hono';
import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { PLANS_SHOWN } from '#domain/testimonials/plans-shown.ts';
import { TESTIMONIAL_ROLES } from '#domain/testimonials/testimonial.ts';
import { AppError } from '../../platform/app-error.ts';
import { filledPage, type FilledPage, type StaticFiles } from '../../platform/http/static-files.ts';
import type { AppContext } from '../../services/app-context.ts';
import { fillTestimonials, type PageAsked } from './fill-testimonials.ts';
import { listTestimonials } from './list-testimonials.ts';

const PATHS: Record<Language, string> = { fr: '/testimonials', en: '/en/testimonials' };
const ON_A_PAGE = 20;
/** Cache time, whatever the load; also how long a withdrawn testimonial may remain visible. */
const KEPT_MS = 1_000;
const MOST_KEPT = 200;

/** The public page with the published testimonials: HTML readable without scripts, in both languages. */
export function createTestimonialsPage(app: AppContext, web: Pick<StaticFiles, 'template'>): Hono {
  const router = new Hono();
  const kept = new Map<string, { page: Promise<FilledPage>; at: number }>();

  const made = async (template: string, language: Language, input: PageAsked): Promise<FilledPage> => {
    let published = null;
    try {
      published = await listTestimonials(app, { ...input, limit: ON_A_PAGE });
    } catch (error) {
      // An invalid cursor: shows the first page.
      if (error instanceof AppError && input.cursor !== undefined)
        return made(template, language, { ...input, cursor: undefined });
      app.log.error({ err: error }, 'the published testimonials could not be read');
    }
    return filledPage(fillTestimonials(template, { language, input, published, path: PATHS[language] }));
  };

  const pageFor = (template: string, language: Language, input: PageAsked): Promise<FilledPage> => {
    const key = JSON.stringify([language, input]);
    const at = performance.now();
    const known = kept.get(key);
    if (known !== undefined && at - known.at < KEPT_MS) return known.page;
    if (kept.size >= MOST_KEPT) kept.clear();
    const page = made(template, language, input);
    kept.set(key, { page, at });
    page.catch(() => kept.delete(key));
    return page;
  };

  for (const language of LANGUAGES) {
    for (const path of [PATHS[language], `${PATHS[language]}/`]) {
      router.get(path, async (c, next) => {
        const template = web.template(PATHS[language]);
        if (template === null) return next();
        const page = await pageFor(template, language, filterOf(new URL(c.req.url).searchParams));
        return page.send(c.req.raw);
      });
    }
  }
  return router;
}

/** Filters from the URL; invalid values are ignored. */
function filterOf(given: URLSearchParams): PageAsked {
  const plan = PLANS_SHOWN.find(one => one === given.get('plan'));
  const role = TESTIMONIAL_ROLES.find(one => one === given.get('role'));
  const language = LANGUAGES.find(one => one === given.get('language'));
  const cursor = given.get('cursor');
  return {
    ...(plan && { plan }),
    ...(role && { role }),
    ...(language && { language }),
    ...(cursor !== null && cursor.length <= 200 && { cursor }),
  };
}
