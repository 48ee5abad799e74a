/** Once the browser has drawn what stands on the page now: whoever pressed sees that before any work that it sets off. */
export function afterPicture(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
