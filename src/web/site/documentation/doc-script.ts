import { copyText } from '#web/ui/browser/copy-text.ts';
/** The script of a documentation page: copies links, and sends the "useful or not" feedback. */
document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest('a[data-copy-link]') : null;
  if (link instanceof HTMLAnchorElement) void copyLink(link);
});

async function copyLink(link: HTMLAnchorElement): Promise<void> {
  const label = link.title;
  const copied = link.dataset['copied'] ?? '';
  if (label === copied) return;
  const say = (words: string) => {
    link.setAttribute('aria-label', words);
    link.title = words;
    link.toggleAttribute('data-done', words === copied);
  };
  // If copying fails, the address bar shows the link.
  if (!(await copyText(link.href))) return;
  say(copied);
  setTimeout(() => say(label), 2_000);
}

const form = document.querySelector<HTMLFormElement>('form[data-useful]');
if (form) sendPageRating(form);

function sendPageRating(chosen: HTMLFormElement): void {
  const buttons = chosen.querySelectorAll<HTMLButtonElement>('[data-answer]');
  const more = chosen.querySelector<HTMLElement>('[data-sentence]');
  const said = chosen.querySelector<HTMLElement>('[data-said]');
  const written = chosen.querySelector<HTMLInputElement>('[name=sentence]');
  // A random id, unrelated to the reader; a comment added later is matched to its answer by it.
  const drawn = crypto.randomUUID().replaceAll('-', '');
  let useful: boolean | undefined;

  const answer = async (sentence: string): Promise<boolean> => {
    const outcome = await send({
      answer: drawn,
      page: chosen.dataset['useful'],
      language: document.documentElement.lang,
      useful,
      sentence,
    });
    if (said) said.textContent = said.dataset[outcome] ?? '';
    return outcome === 'thanks';
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      useful = button.dataset['answer'] === 'yes';
      for (const one of buttons) one.setAttribute('aria-pressed', String(one === button));
      void answer('').then(kept => {
        if (more && kept) more.hidden = false;
      });
    });
  }
  chosen.addEventListener('submit', event => {
    event.preventDefault();
    const sentence = written?.value.trim() ?? '';
    if (useful === undefined || sentence === '') return;
    void answer(sentence).then(kept => {
      if (more && kept) more.hidden = true;
    });
  });
}

async function send(answer: object): Promise<'thanks' | 'tooMany' | 'failed'> {
  try {
    const { ok, status } = await fetch('/api/v1/documentation/ratings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    });
    return ok ? 'thanks' : status === 429 ? 'tooMany' : 'failed';
  } catch {
    return 'failed';
  }
}
