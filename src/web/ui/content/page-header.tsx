import type { ReactNode } from 'react';

/** The page's one h1, a sentence, qualifying badges, and actions. */
export function PageHeader({
  title,
  text,
  badges,
  actions,
}: {
  title: ReactNode;
  text?: ReactNode;
  badges?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-8">
      <div className="min-w-0">
        <h1 className="text-[clamp(1.75rem,1.35rem+1.8vw,2.5rem)] font-extrabold wrap-anywhere">{title}</h1>
        {text != null && <p className="mt-1.5 max-w-prose text-muted">{text}</p>}
        {badges != null && <div className="mt-3 flex flex-wrap items-center gap-2">{badges}</div>}
      </div>
      {actions != null && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  );
}
