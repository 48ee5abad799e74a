import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { SITE_PATHS } from '#web/paths.ts';
import { searchIndexPath } from './search-index-path.ts';
import { useSite } from '#web/site/site-context.tsx';

/**
 * The documentation search. Its script and index are loaded at the first focus; without JavaScript it links to all
 * pages.
 */
export function SearchBox({
  label,
  placeholder,
  more = false,
}: {
  label?: string;
  placeholder?: string;
  /** Whether known issues and the user's support requests are searched too. */
  more?: boolean;
}) {
  const { t, href, language } = useSite();
  const id = useId();
  return (
    <search>
      <form
        action={href(SITE_PATHS.docs)}
        data-search={searchIndexPath(language)}
        data-none={t('search.none')}
        data-found={t('search.found', { many: '{many}' })}
        data-failed={t('search.failed')}
        data-more={more || undefined}
        className="relative mb-4"
      >
        <label htmlFor={id} className="sr-only">
          {label ?? t('search.label')}
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-muted"
        />
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder ?? t('search.placeholder')}
          aria-keyshortcuts="/"
          className="peer min-h-11 w-full quoted-sm border border-line-strong bg-surface ps-10 pe-3 text-[0.9375rem] placeholder:text-muted"
        />
        <kbd
          aria-hidden
          className="pointer-events-none absolute end-3 top-1/2 hidden -translate-y-1/2 rounded border border-line px-1.5 text-xs text-muted peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden pointer-fine:block"
        >
          /
        </kbd>
        <output className="sr-only" />
        <div
          popover="manual"
          data-results
          className="fixed inset-auto m-0 max-h-[min(28rem,60dvh)] overflow-y-auto quoted-sm border border-line-strong bg-surface p-0 py-1 text-ink shadow-floating"
        />
      </form>
    </search>
  );
}
