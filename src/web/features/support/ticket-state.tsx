import type { TicketState } from '#domain/support/ticket.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';

const TONES: Record<TicketState, Tone> = { waiting: 'calm', answered: 'good', closed: 'neutral' };

export function TicketStateBadge({ state }: { state: TicketState }) {
  const t = useT();
  return <Badge tone={TONES[state]}>{t(`tickets.states.${state}`)}</Badge>;
}
