/**
 * `npm run convert-amounts`: lists the stores whose amounts are stored by other digits than those of ISO 4217;
 * `-- --convert <store id>` multiplies a store's amounts, `-- --keep <store id>` says that they are right as stored.
 * While no server runs.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeOldAmounts, oldAmounts } from '../db/amountDigits';
import { openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import { runCommand } from './command';
import { convertStoreAmounts } from './convertStoreAmounts';
import { namesIn } from './folders';

const ids = { type: 'string', multiple: true, default: [] as string[] } as const;

await runCommand(async (env) => {
  const { convert, keep } = parseArgs({ options: { convert: ids, keep: ids } }).values;
  const folder = resolve(env.DATA_DIR, 'database');
  if (!env.DATABASE_URL && (await namesIn(folder)).length === 0) {
    throw new Error(`There is no embedded database in ${folder}.`);
  }
  const opened = await openDatabase(env);
  try {
    // Marks the stores, if no server of this version has started yet.
    await migrateDatabase(opened);
    for (const id of convert) await convertStoreAmounts(opened, id, 'convert');
    for (const id of keep) await convertStoreAmounts(opened, id, 'keep');
    const waiting = await oldAmounts(opened.db);
    return [
      ...convert.map((id) => `Converted: ${id}`),
      ...keep.map((id) => `Kept as stored: ${id}`),
      ...(waiting.length === 0
        ? ['Every store has the digits of ISO 4217. The servers can start.']
        : [
            'Make a backup, then choose for each of these stores: --convert <store id>, or --keep <store id>.',
            ...waiting.map(describeOldAmounts),
          ]),
    ].join('\n');
  } finally {
    await opened.close();
  }
});
