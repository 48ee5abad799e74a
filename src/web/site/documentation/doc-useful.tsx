import type { DocSlug } from '#i18n/documentation/documentation.ts';
import { useSite } from '#web/site/site-context.tsx';

const ANSWER =
  'min-h-11 quoted-sm border border-line-strong bg-surface px-5 font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-calm-wash';

/** "Was this page useful?": yes or no and an optional comment, stored without any data about the reader. */
export function DocUseful({ slug }: { slug: DocSlug }) {
  const { t } = useSite();
  return (
    <form data-useful={slug} className="border-t border-line pt-6 noscript:hidden">
      <fieldset className="flex flex-wrap items-center gap-3">
        <legend className="float-start me-2 font-semibold">{t('docs.useful.question')}</legend>
        <button type="button" data-answer="yes" aria-pressed="false" className={ANSWER}>
          {t('docs.useful.yes')}
        </button>
        <button type="button" data-answer="no" aria-pressed="false" className={ANSWER}>
          {t('docs.useful.no')}
        </button>
      </fieldset>
      <div data-sentence hidden className="mt-4 grid max-w-xl gap-2">
        <label className="grid gap-1.5 text-sm font-medium">
          {t('docs.useful.why')}
          <input
            name="sentence"
            maxLength={300}
            autoComplete="off"
            className="min-h-11 quoted-sm border border-line-strong bg-surface px-3 text-base font-normal"
          />
        </label>
        <p className="text-sm text-muted">{t('docs.useful.hint')}</p>
        <button type="submit" className={`${ANSWER} justify-self-start`}>
          {t('docs.useful.send')}
        </button>
      </div>
      <output
        data-said
        data-thanks={t('docs.useful.thanks')}
        data-too-many={t('docs.useful.tooMany')}
        data-failed={t('docs.useful.failed')}
        className="mt-3 block min-h-6 text-sm"
      />
    </form>
  );
}
