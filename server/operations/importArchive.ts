/** `npm run import-archive -- <archive.zip>`: imports a store from an archive that its owner downloaded from another server. */
import { verifyAppKey } from '../appKeyCheck';
import { openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import { openFileStore } from '../files/openFileStore';
import { withKeys } from '../keys';
import { folderArgument, runCommand } from './command';
import { importStoreArchive } from './importStoreArchive';

await runCommand(async (settings) => {
  const path = folderArgument('npm run import-archive -- <archive.zip>');
  const opened = await openDatabase(settings);
  try {
    await migrateDatabase(opened);
    const { env } = withKeys(settings);
    await opened.exclusively(({ db }) => verifyAppKey(db, env));
    const { storeId, name, rows, files, missing } = await importStoreArchive(
      opened,
      { files: openFileStore(env), env },
      path,
    );
    return [
      `Imported ${name} (${storeId}): ${rows} rows and ${files} files.`,
      ...(missing > 0 ? [`${missing} files were already missing where the archive was made.`] : []),
      'Passwords, two-step verification and signed-in devices are not in an archive: the owner and the team set a new',
      'password with “Forgot your password?” on the sign-in page, which sends a mail.',
      'The store is not approved yet, and its email address and phone number are not verified: see platform/set_store_standing.',
    ].join('\n');
  } finally {
    await opened.close();
  }
});
