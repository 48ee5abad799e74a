import { Hono } from 'hono';

const LEAVING = [
  ['/api/v1/report-mails/:id/leave/:token', '/report-mails#recipient=', '&leave='],
  ['/api/v1/notification-digest/:id/leave/:token', '/digest#user=', '&token='],
] as const;

/** A user who opens the one-click unsubscribe URL of a mail is redirected to the confirmation page. */
export function createLeavingPages(): Hono {
  const routes = new Hono();
  for (const [path, page, proof] of LEAVING) {
    routes.get(path, c => {
      const { id, token } = c.req.param();
      c.header('Cache-Control', 'no-store');
      return c.redirect(`${page}${encodeURIComponent(id)}${proof}${encodeURIComponent(token)}`, 303);
    });
  }
  return routes;
}
