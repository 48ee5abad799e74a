import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';

/** Leads back to the list that contains the item. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link mb-3 inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </a>
  );
}
