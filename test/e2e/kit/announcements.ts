import type { Page } from '@playwright/test';

interface Heard {
  /** In live regions that existed before their text. */
  told: string[];
  /** In live regions inserted with their text: some screen readers skip those. */
  late: string[];
}

/** Records on every page opened from now on what is announced without moving the focus. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = '[role="status"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output';
    const heard: Heard = { told: [], late: [] };
    (window as unknown as { heard: Heard }).heard = heard;
    const there = new WeakSet<Element>();
    const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    // What is hidden, or inert behind a modal dialog, is not announced.
    const isRead = (region: Element) => {
      const root = region.getRootNode();
      const within = root instanceof ShadowRoot ? root.host : region;
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      return within.checkVisibility() && (dialog === undefined || dialog.contains(within));
    };
    const watch = (root: Node) =>
      new MutationObserver(changes => {
        const come = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const regions = new Set<Element>();
        for (const { target } of changes) {
          const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
          if (around) regions.add(around);
        }
        for (const region of regions) {
          const [text, isOld] = [textOf(region), there.has(region)];
          if (text !== '' && isRead(region)) (isOld ? heard.told : heard.late).push(text);
        }
        for (const node of come.filter(one => one instanceof Element)) {
          for (const one of [node, ...node.querySelectorAll('*')]) {
            if (!one.matches(LIVE) || there.has(one)) continue;
            there.add(one);
            if (!regions.has(one) && textOf(one) !== '' && isRead(one)) heard.late.push(textOf(one));
          }
        }
      }).observe(root, { childList: true, characterData: true, subtree: true });
    // Announcements are in a closed shadow root, observed from its creation.
    type Attach = (this: Element, init: ShadowRootInit) => ShadowRoot;
    const attach = Reflect.get(Element.prototype, 'attachShadow') as Attach;
    Element.prototype.attachShadow = function attachShadow(init) {
      const root = attach.call(this, init);
      watch(root);
      return root;
    };
    watch(document);
  });
}

/** Whether a sentence was announced in a region that existed before it. */
export async function wasTold(page: Page, sentence: RegExp): Promise<boolean> {
  const { told } = await page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  return told.some(text => sentence.test(text));
}

/** What was announced only in regions inserted with it. */
export function toldLate(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard.late);
}
