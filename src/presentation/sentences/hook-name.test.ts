import { expect, test } from 'vitest';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { hookNameWith } from './hook-name.ts';
import { translateWith } from '#i18n/messages.ts';

test.each([translateWith('fr', fr), translateWith('en', en)])(
  'every kind of opening has a name of its own, and one of a later version its id',
  t => {
    const nameOf = hookNameWith(t);
    const names = HOOK_KINDS.map(kind => nameOf(kind));
    expect(new Set(names).size).toBe(HOOK_KINDS.length);
    expect(names.filter(name => /[_.]|hooks/.test(name))).toEqual([]);
    expect(nameOf('riddle')).toBe('riddle');
  },
);
