import type { SupportStatus } from '#contract/support/support-status.ts';

let chosen: Promise<SupportStatus> | undefined;

/** How everything stands, asked for once a page. */
export function supportAnswer(): Promise<SupportStatus> {
  chosen ??= ask();
  return chosen;
}

async function ask(): Promise<SupportStatus> {
  const answer = await fetch('/api/v1/support/status');
  if (!answer.ok) throw new Error(`the state answered ${answer.status}`);
  return (await answer.json()) as SupportStatus;
}
