import type { ReactNode } from 'react';

/** Head and body of a public page that is mostly text. */
export function SitePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-12 sm:px-6 lg:px-8 lg:pt-16">
      <header className="mb-10 max-w-3xl">
        <h1 className="text-[clamp(2.25rem,1.6rem+2.8vw,3.75rem)] leading-[1.02] font-extrabold tracking-[-0.03em]">
          {title}
        </h1>
        <p className="mt-4 text-lg text-muted">{text}</p>
      </header>
      {children}
    </div>
  );
}
