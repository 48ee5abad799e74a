import type { TestimonialState } from '#domain/testimonials/testimonial.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';

const TONES: Record<TestimonialState, Tone> = {
  waiting: 'calm',
  published: 'good',
  refused: 'warn',
  withdrawn: 'neutral',
};

export function TestimonialStateBadge({ state }: { state: TestimonialState }) {
  const t = useT();
  return <Badge tone={TONES[state]}>{t(`testimonials.states.${state}`)}</Badge>;
}
