import { readdir, readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/** Memory held by all processes of a group, in bytes; null where the system has no /proc. */
export async function groupMemoryBytes(groupId: number): Promise<number | null> {
  const entries = await readdir('/proc').catch(() => null);
  if (entries === null) return null;
  const ids = entries.filter(name => /^\d+$/.test(name));
  const held = await Promise.all(ids.map(id => memoryIfMember(id, groupId)));
  return held.reduce((sum, bytes) => sum + bytes, 0);
}

async function memoryIfMember(processId: string, groupId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, 'latin1').catch(() => '');
  // The name stands in parentheses and may hold anything; state, parent and group follow it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[2]) === groupId ? Number(fields[21] ?? 0) * PAGE_BYTES : 0;
}
