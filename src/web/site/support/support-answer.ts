import type { SupportStatus } from '#contract/support/support-status.ts';

let chosen: Promise<SupportStatus> | undefined;

/** The service status, requested once per page. */
export function supportAnswer(): Promise<SupportStatus> {
  chosen ??= ask();
  return chosen;
}

async function ask(): Promise<SupportStatus> {
  const answer = await fetch('/api/v1/support/status');
  if (!answer.ok) throw new Error(`the state answered ${answer.status}`);
  return (await answer.json()) as SupportStatus;
}
