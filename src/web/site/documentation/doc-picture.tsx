import { docPlainText } from '#i18n/documentation/doc-slots.ts';
import { DOC_PICTURES, PICTURE_SIZE, PICTURE_THEMES, pictureFile } from '#i18n/documentation/doc-pictures.ts';
import { useSite } from '#web/site/site-context.tsx';

/**
 * A screenshot in the reader's language and theme. Both themes are in the page; a browser does not load a lazy picture
 * that is not shown.
 */
export function DocPicture({ name, alt }: { name: string; alt: string }) {
  const { t, language, documentation } = useSite();
  const picture = DOC_PICTURES.find(one => one === name);
  if (picture === undefined)
    throw new Error(`the documentation shows the picture ${name}, which is not listed`);
  return (
    <figure className="my-2 overflow-hidden quoted border border-line bg-sunken shadow-raised">
      {PICTURE_THEMES.map(theme => (
        // On a phone it links to the full-size picture.
        <a
          key={theme}
          href={pictureFile(picture, language, theme)}
          className={theme === 'light' ? 'block dark:hidden' : 'hidden dark:block'}
        >
          <img
            src={pictureFile(picture, language, theme)}
            alt={docPlainText(alt, language, documentation)}
            {...PICTURE_SIZE}
            loading="lazy"
            decoding="async"
            className="h-auto w-full"
          />
        </a>
      ))}
      <figcaption className="border-t border-line bg-surface px-4 py-2.5 text-sm text-muted">
        {t('docs.picture')}
      </figcaption>
    </figure>
  );
}
