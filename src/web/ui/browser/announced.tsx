import { useAnnounced } from './announce.ts';

/** A line that appears together with its subject: displayed, and announced when it appears or changes. */
export function Announced({ className, children }: { className?: string; children: string }) {
  useAnnounced(children);
  return <p className={className}>{children}</p>;
}
