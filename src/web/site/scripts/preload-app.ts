import { SITE_PATHS, isAppPath } from '#web/paths.ts';

/** When the pointer rests on a link into the app, preloads the app's first files, once. */
export function preloadApp(): void {
  const named = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ?? '';
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || !leadsToApp(link.pathname)) return;
    for (const event of EVENTS) document.removeEventListener(event, fetchAhead);
    for (const href of named.split(' ')) {
      const ahead = document.createElement('link');
      ahead.rel = 'modulepreload';
      ahead.href = href;
      document.head.append(ahead);
    }
  };
  for (const event of EVENTS) document.addEventListener(event, fetchAhead, { passive: true });
}

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

function leadsToApp(pathname: string): boolean {
  return isAppPath(pathname) || pathname.replace(/^\/en/, '') === SITE_PATHS.demo;
}
