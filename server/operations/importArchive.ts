/**
 * `npm run import-archive -- <archive.zip>`: imports a store from an archive that its owner downloaded from another server.
 * With `--sha256 <digits>`, only if the file is the one whose SHA-256 the owner was shown.
 */
import { parseArgs } from 'node:util';
import { verifyAppKey } from '../appKeyCheck';
import { openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import { openFileStore } from '../files/openFileStore';
import { withKeys } from '../keys';
import { fromCaller, runCommand } from './command';
import { importStoreArchive } from './importStoreArchive';
import { assertSha256 } from './openArchive';

const usage = 'Usage: npm run import-archive -- <archive.zip> [--sha256 <digits>]';

await runCommand(async (settings) => {
  const { values, positionals } = parseArgs({ options: { sha256: { type: 'string' } }, allowPositionals: true });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Error(usage);
  const path = fromCaller(file);
  if (values.sha256 !== undefined) await assertSha256(path, values.sha256);
  const opened = await openDatabase(settings);
  try {
    await migrateDatabase(opened);
    const { env } = withKeys(settings);
    await opened.exclusively(({ db }) => verifyAppKey(db, env));
    const { storeId, name, rows, files, missing } = await importStoreArchive(
      opened.db,
      { files: openFileStore(env), env },
      path,
    );
    return [
      `Imported ${name} (${storeId}): ${rows} rows and ${files} files.`,
      ...(missing > 0 ? [`${missing} files were already missing where the archive was made.`] : []),
      'Passwords, two-step verification and signed-in devices are not in an archive: the owner sets a new password with',
      '“Forgot your password?” on the sign-in page, which sends a mail, and then invites each member of the team again.',
      'The store, its documents, delivery people and vehicles are not approved yet, and its email address and phone',
      'number are not verified: see “Moving a store to another installation” in docs/operate.md.',
    ].join('\n');
  } finally {
    await opened.close();
  }
});
