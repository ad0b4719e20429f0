import { expect, test } from 'vitest';
import { isCode, projectFiles } from './projectFiles';

const writes =
  /insert\s+into\s+"?(ledger_transactions|ledger_entries)\b|\binsert(Rows)?\((\w+,\s*)?(schema\.)?(ledgerTransactions|ledgerEntries)\b/i;

test('one file alone writes the ledger', () => {
  const writers = projectFiles()
    .filter((file) => isCode(file) && /^(server|scripts|bench)\//.test(file.path) && writes.test(file.text))
    .map(({ path }) => path);
  expect(writers).toEqual(['server/modules/ledger/writeLedger.ts']);
});
