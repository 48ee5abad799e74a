/** The search of the documentation, above its pages. */
export function SearchBox() {
  return null;
}
