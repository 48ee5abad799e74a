/** A share of 100 with its range, drawn; the words beside it say the same. */
export function ShareBar({ share, low, high }: { share: number; low: number; high: number }) {
  const width = Math.max(high - low, 1);
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden
      className="my-1.5 block h-2.5 w-full max-w-sm"
    >
      <rect x="0" y="2" width="100" height="2" rx="1" className="fill-sunken" />
      <rect x={low} y="1.5" width={width} height="3" rx="1" className="fill-calm opacity-35" />
      <line x1="50" x2="50" y1="0.5" y2="5.5" className="stroke-line-strong" strokeWidth="0.4" />
      <rect x={Math.min(Math.max(share - 0.6, 0), 98.8)} y="0" width="1.2" height="6" className="fill-calm" />
    </svg>
  );
}
