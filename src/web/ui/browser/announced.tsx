import { useAnnounced } from './announce.ts';

/** A line that comes together with what it is about: it is shown, and announced when it comes or changes. */
export function Announced({ className, children }: { className?: string; children: string }) {
  useAnnounced(children);
  return <p className={className}>{children}</p>;
}
