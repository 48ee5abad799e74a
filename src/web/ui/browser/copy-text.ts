/**
 * Copies a text to the clipboard. Browsers allow the clipboard API only on secure pages; elsewhere the older way
 * through a selection is tried. False: neither is allowed.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  // Outside an open dialog nothing can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    // The only way on a page that is not secure.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus();
  }
}
