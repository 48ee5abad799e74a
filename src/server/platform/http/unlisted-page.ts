import type { MiddlewareHandler } from 'hono';

/**
 * A page only for holders of its URL: excluded from search engines and caches, and sends no referrer. Registered before
 * the middleware that sets headers for all pages, so that it runs last.
 */
export const unlistedPage: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow, noarchive');
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('Referrer-Policy', 'no-referrer');
};
