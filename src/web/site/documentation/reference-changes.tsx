import { changes as english } from '#i18n/en/reference/changes.ts';
import { changes as french } from '#i18n/fr/reference/changes.ts';
import { CHANGES } from '#i18n/documentation/reference/changes.ts';
import { useSite } from '#web/site/site-context.tsx';

/** The product's changelog in plain language. */
export function ReferenceChanges() {
  const { language } = useSite();
  const words = language === 'fr' ? french : english;
  return (
    <ul className="grid gap-4">
      {CHANGES.map(change => (
        <li key={change} id={change} className="scroll-mt-24 border-s-2 border-line-strong ps-4 leading-7">
          {words[change]}
        </li>
      ))}
    </ul>
  );
}
