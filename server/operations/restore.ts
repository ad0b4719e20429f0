/** `npm run restore -- <folder>`: restores a backup of `npm run backup` into an empty DATA_DIR. */
import { resolve } from 'node:path';
import { folderArgument, runCommand } from './command';
import { restoreFolder } from './restoreFolder';

await runCommand(async (env) => {
  const files = await restoreFolder(env, folderArgument('npm run restore -- <folder of the backup>'));
  const keys = 'Put the keys of the server that was backed up into the same folder, then start.';
  return `Restored the database and ${files} uploaded files to ${resolve(env.DATA_DIR)}.\n${keys}`;
});
