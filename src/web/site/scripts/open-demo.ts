import { startDemo, type OpenedDemo } from '../../shared/session/demo-session.ts';
import { APP_PATHS } from '#web/paths.ts';

const AGAIN_AFTER_MS = 1_000;
const MOST_TRIES = 60;

/** Polls until the demo is filled, then opens it; the page shows the progress. */
export async function openDemo(place: HTMLElement): Promise<void> {
  const say = (what: string) => {
    for (const line of place.querySelectorAll<HTMLElement>('[data-demo-says]'))
      line.hidden = line.dataset['demoSays'] !== what;
  };
  say('waiting');
  try {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const session = await ask();
      if (session !== null) {
        startDemo(session);
        location.replace(APP_PATHS.dashboard);
        return;
      }
      say('filling');
      await new Promise(resolve => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  } catch {
    // Reported below, like a timeout.
  }
  say('failed');
}

async function ask(): Promise<OpenedDemo | null> {
  const answer = await fetch('/api/v1/demo-sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: document.documentElement.lang }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { session: OpenedDemo | null }).session;
}
