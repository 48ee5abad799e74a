import type { MiddlewareHandler } from 'hono';

/**
 * A page that is for whoever was given its address: kept by no search engine and no cache, and named to nobody when
 * somebody leaves it. Registered before what sets headers for all pages, so that it has the last word.
 */
export const unlistedPage: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow, noarchive');
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('Referrer-Policy', 'no-referrer');
};
