/** Activates the search box: its code is loaded on first focus. */
const boxes = document.querySelectorAll<HTMLFormElement>('form[data-search]');

for (const box of boxes) {
  box.addEventListener(
    'focusin',
    () => {
      void wake(box).catch(() => undefined);
    },
    { once: true },
  );
}

async function wake(box: HTMLFormElement): Promise<void> {
  const { openSearch } = await import('./search-panel.ts');
  if (box.dataset['more'] === undefined) return openSearch(box);
  const { findMore } = await import('./support-places.ts');
  openSearch(box, findMore);
}

document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target;
  if (at instanceof HTMLElement && (at.isContentEditable || at.matches('input, textarea, select'))) return;
  const input = [...boxes].map(box => box.querySelector('input')).find(one => one?.checkVisibility());
  if (input == null) return;
  event.preventDefault();
  input.focus();
});
