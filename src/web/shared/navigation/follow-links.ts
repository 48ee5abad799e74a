import { isAppPath } from '../../paths.ts';

/**
 * Lets plain links navigate inside the app: primitives render <a> and need no router. Modified clicks, downloads, other
 * sites and the public pages are left to the browser.
 */
export function followLinks(navigate: (to: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor || anchor.target === '_blank' || anchor.hasAttribute('download')) return;
    const url = new URL(anchor.href, location.href);
    if (url.origin !== location.origin || !isAppPath(url.pathname)) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash !== '') return;
    event.preventDefault();
    navigate(`${url.pathname}${url.search}${url.hash}`);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
