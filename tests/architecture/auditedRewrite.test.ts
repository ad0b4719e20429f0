import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles';

const code = projectFiles().filter(({ path }) => /^(contract|server|scripts|src)\/.*\.(ts|tsx|sql|mjs)$/.test(path));
const named = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('one function alone lets rows of append-only tables be rewritten', () => {
  expect(named(/storedesk\.audited_rewrite/).sort()).toEqual([
    'server/db/migrations/0038_erasure.sql',
    'server/modules/audit/withAuditedRewrite.ts',
  ]);
});

test('nothing turns a trigger off', () => {
  expect(named(/disable\s+trigger|session_replication_role/i)).toEqual([]);
});

test('every trigger that keeps rows from being altered asks for the marker', () => {
  const functions = new Map(
    code
      .filter(({ path }) => path.endsWith('.sql'))
      .flatMap(({ text }) =>
        [...text.matchAll(/CREATE (?:OR REPLACE )?FUNCTION "(\w+)"\(\) RETURNS trigger([\s\S]*?)END \$\$/g)].map(
          ([, name, body]) => [name, body] as const,
        ),
      ),
  );
  const refusing = [...functions].filter(([, body]) => /RAISE EXCEPTION/.test(body ?? '')).map(([name]) => name);
  // The first is from before the marker; migration 0038 drops it. Those of the ledger refuse new rows that don't fit together.
  const ofLedger = ['ledger_entries_balance', 'ledger_transactions_need_entries'];
  expect(refusing.sort()).toEqual(['audit_entries_stay', ...ofLedger, 'only_added']);
  expect(functions.get('only_added')).toContain('storedesk.audited_rewrite');
});
