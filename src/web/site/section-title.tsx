import type { ReactNode } from 'react';

export function SectionTitle({ id, text, children }: { id: string; text?: string; children: ReactNode }) {
  return (
    <div className="mb-10 max-w-2xl">
      <h2
        id={id}
        className="text-[clamp(2rem,1.4rem+2.4vw,3.25rem)] leading-[1.02] font-extrabold tracking-[-0.03em]"
      >
        {children}
      </h2>
      {text !== undefined && <p className="mt-4 text-lg text-muted">{text}</p>}
    </div>
  );
}
