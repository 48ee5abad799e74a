export interface Command {
  id: string;
  group: string;
  label: string;
  /** Further search words. */
  keywords?: string;
  run: () => void;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Commands in which every word of the query is a word prefix; ignores accents and case. Keeps the order. */
export function matchCommands(commands: readonly Command[], query: string): Command[] {
  const wanted = plain(query)
    .split(/[\s@]+/)
    .filter(Boolean);
  return commands.filter(command => {
    const words = plain(`${command.label} ${command.group} ${command.keywords ?? ''}`).split(/[\s@:'’·/-]+/);
    return wanted.every(part => words.some(word => word.startsWith(part)));
  });
}
