import { readStoredToken } from '../../shared/session/stored-token.ts';

/** On pages with plans, marks the signed-in user's plan. Without a session nothing is requested. */
export async function markCurrentPlan(): Promise<void> {
  const cards = document.querySelectorAll<HTMLElement>('[data-plan-card]');
  const token = cards.length === 0 ? null : readStoredToken();
  if (token === null) return;
  const answer = await fetch('/api/v1/billing', { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) return;
  const { plan_type: plan } = (await answer.json()) as { plan_type: string };
  for (const card of cards) {
    if (card.dataset['planCard'] !== plan) continue;
    card.setAttribute('aria-current', 'true');
    for (const shown of card.querySelectorAll('[data-current-plan]')) shown.removeAttribute('hidden');
    card.querySelector('[data-choose-plan]')?.setAttribute('hidden', '');
  }
}
