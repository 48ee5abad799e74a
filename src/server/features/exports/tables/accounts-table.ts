import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { listLinkedAccounts } from '../../accounts/list-linked-accounts.ts';
import type { ExportWords } from '../export-words.ts';
import { begun, onePage, prepared, type PreparedTable, type TableOrder } from '../prepared-table.ts';
import { yesNo } from './yes-no.ts';

export async function accountsTable({ app, caller, words }: TableOrder): Promise<PreparedTable> {
  const pages = await begun(onePage(async () => (await listLinkedAccounts(app, caller)).items));
  return prepared([words.say('files.accounts')], {
    title: words.say('tables.accounts'),
    columns: accountColumns(words),
    pages,
  });
}

function accountColumns(words: ExportWords): FileColumn<LinkedAccount>[] {
  const { say } = words;
  return [
    {
      key: 'tiktok_username',
      title: say('columns.account'),
      kind: 'text',
      value: account => account.tiktok_username,
    },
    yesNo(words, 'is_primary', say('columns.primary'), account => account.is_primary),
    yesNo(words, 'verified', say('columns.verified'), account => account.verified),
    yesNo(words, 'is_demo', say('columns.demo'), account => account.is_demo),
    {
      key: 'created_at',
      title: say('columns.linked'),
      kind: 'instant',
      value: account => account.created_at,
    },
    {
      key: 'last_synced_at',
      title: say('columns.synced'),
      kind: 'instant',
      value: account => account.last_synced_at,
    },
  ];
}
