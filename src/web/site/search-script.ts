/** Wakes the search box: its machinery is loaded when somebody goes there, and not before. */
const boxes = document.querySelectorAll<HTMLFormElement>('form[data-search]');

for (const box of boxes) {
  box.addEventListener(
    'focusin',
    () => {
      import('./search-panel.ts').then(({ openSearch }) => openSearch(box)).catch(() => undefined);
    },
    { once: true },
  );
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
