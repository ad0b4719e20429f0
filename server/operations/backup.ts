/** `npm run backup -- <folder>`: copies the embedded database and the uploaded files, also while the server runs. */
import { backUpFolder } from './backupFolder';
import { folderArgument, runCommand } from './command';

await runCommand(async (env) => {
  const target = folderArgument('npm run backup -- <new folder>');
  const { pausedMs, files } = await backUpFolder(env, target);
  const copied =
    files === null ? 'Uploaded files are in the bucket: back them up there' : `Copied ${files} uploaded files`;
  return `Backed up to ${target}. The database was paused for ${pausedMs} ms. ${copied}.\nThe keys are not in it: keep a copy of them elsewhere.`;
});
