/** Where a link leads. */
export function SharedReportPage() {
  return null;
}
