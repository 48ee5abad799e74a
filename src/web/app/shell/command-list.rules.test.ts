import { expect, test } from 'vitest';
import { matchCommands, type Command } from './command-list.ts';

const run = () => undefined;
const commands: Command[] = [
  { id: 'videos', group: 'Pages', label: 'Vidéos', run },
  { id: 'reports', group: 'Pages', label: 'Rapports vidéo', run },
  { id: 'account', group: 'Comptes liés', label: '@demo-lea', run },
  { id: 'dark', group: 'Actions', label: 'Thème : Sombre', keywords: 'dark', run },
];
const found = (query: string) => matchCommands(commands, query).map(command => command.id);

test('an empty query keeps every command in its order', () => {
  expect(found('  ')).toEqual(['videos', 'reports', 'account', 'dark']);
});

test('accents and case do not matter', () => {
  expect(found('VIDEO')).toEqual(['videos', 'reports']);
});

test('every word of the query must begin a word of the command', () => {
  expect(found('rap vid')).toEqual(['reports']);
  expect(found('ideo')).toEqual([]);
});

test('an account is found with or without its @', () => {
  expect(found('@demo')).toEqual(['account']);
  expect(found('lea')).toEqual(['account']);
});

test('keywords in another language find a command too', () => {
  expect(found('dark')).toEqual(['dark']);
});
