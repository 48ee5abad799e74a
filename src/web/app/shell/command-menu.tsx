import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useChooseLanguage } from '#web/shared/language/use-choose-language.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS, isAppPath } from '#web/paths.ts';
import { setTheme, THEMES } from '#web/ui/theme/theme.ts';
import { classes } from '#web/ui/styles/classes.ts';
import { matchCommands, type Command } from './command-list.ts';
import { allEntries } from './nav-entries.ts';
import { useSignOut } from '#web/shared/session/use-sign-out.ts';

/** Ctrl/Cmd+K: every page, every linked account and the shell's own actions. */
export function CommandMenu({
  isAdmin,
  onToggleSidebar,
  onClose,
}: {
  isAdmin: boolean;
  onToggleSidebar: () => void;
  onClose: () => void;
}) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const commands = matchCommands(useCommands(isAdmin, onToggleSidebar), query);
  const groups = [...new Set(commands.map(command => command.group))];

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function choose(command: Command | undefined) {
    if (!command) return;
    onClose();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = commands.length - 1;
    const to = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActive(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(commands[active]);
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={t('shell.command.label')}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
      className="quoted mx-auto mt-[12dvh] mb-auto w-[calc(100%-2rem)] max-w-xl overflow-hidden border border-line bg-surface p-0 shadow-floating open:animate-[rise_140ms_ease-out]"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={t('shell.command.label')}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={commands[active] ? `${id}-${active}` : undefined}
          placeholder={t('shell.command.placeholder')}
          value={query}
          onChange={event => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      <div
        ref={list}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        tabIndex={-1}
        aria-label={t('shell.command.label')}
        className="max-h-[50dvh] overflow-y-auto p-2"
      >
        {groups.map(group => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden className="px-3 pt-3 pb-1 text-[0.8125rem] font-semibold text-muted">
              {group}
            </p>
            {commands.map(
              (command, index) =>
                command.group === group && (
                  // The input keeps the focus and drives the list.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={command.id}
                    id={`${id}-${index}`}
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                    role="option"
                    aria-selected={index === active}
                    onPointerMove={() => setActive(index)}
                    onClick={() => choose(command)}
                    className={classes(
                      'flex min-h-11 cursor-pointer items-center quoted-sm px-3',
                      index === active && 'bg-sunken font-medium',
                    )}
                  >
                    {command.label}
                  </div>
                ),
            )}
          </div>
        ))}
        {commands.length === 0 && (
          <p className="px-3 py-8 text-center text-muted">{t('shell.command.empty', { query })}</p>
        )}
      </div>
      <p className="border-t border-line px-4 py-2.5 text-[0.8125rem] text-muted pointer-coarse:hidden">
        {t('shell.command.hint')}
      </p>
      <output className="sr-only">
        {query !== '' && t('shell.command.results', { count: commands.length })}
      </output>
    </dialog>
  );
}

function useCommands(isAdmin: boolean, onToggleSidebar: () => void): Command[] {
  const { t, language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const [, navigate] = useLocation();
  const signOut = useSignOut();
  const accounts = useQuery(orpc.accounts.list.queryOptions());
  const open = (href: string) =>
    isAppPath(href.split('?')[0] ?? '') ? navigate(href) : location.assign(href);
  const pages = t('shell.command.pages');
  const actions = t('shell.command.actions');
  return [
    ...allEntries(language, isAdmin).map(({ key, href }) => ({
      id: `page-${key}`,
      group: pages,
      label: t(`shell.nav.${key}`),
      keywords: key,
      run: () => open(href),
    })),
    ...(accounts.data?.items ?? []).map(account => ({
      id: `account-${account.id}`,
      group: t('shell.command.accounts'),
      label: `@${account.tiktok_username}`,
      run: () => open(`${APP_PATHS.accounts}?accountId=${account.id}`),
    })),
    ...THEMES.map(theme => ({
      id: `theme-${theme}`,
      group: actions,
      label: t('shell.command.themeTo', { theme: t(`shell.theme.${theme}`) }),
      keywords: theme,
      run: () => setTheme(theme),
    })),
    ...LANGUAGES.filter(other => other !== language).map(other => ({
      id: `language-${other}`,
      group: actions,
      label: t('shell.command.languageTo', { language: t(`shell.language.${other}`) }),
      run: () => chooseLanguage(other),
    })),
    { id: 'sidebar', group: actions, label: t('shell.command.toggleSidebar'), run: onToggleSidebar },
    { id: 'sign-out', group: actions, label: t('shell.nav.signOut'), run: () => void signOut() },
  ];
}
