/** A small opening quotation mark that stands for a source. */
export function ProvenanceSign() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden className="size-3">
      <path
        d="M5.4 2.2 2.2 5.6a.6.6 0 0 0 0 .8l3.2 3.4M9.9 2.2 6.7 5.6a.6.6 0 0 0 0 .8l3.2 3.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
