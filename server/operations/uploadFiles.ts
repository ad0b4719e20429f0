/** `npm run upload-files -- <folder>`: copies the uploaded files of a folder into the bucket that the settings name. */
import { openFileStore } from '../files/openFileStore';
import { folderArgument, runCommand } from './command';
import { uploadFolder } from './uploadFolder';

await runCommand(async (env) => {
  if (!env.S3_BUCKET) throw new Error('Set S3_BUCKET and the settings that it needs.');
  const count = await uploadFolder(folderArgument('npm run upload-files -- <folder of files>'), openFileStore(env));
  return `Copied ${count} files to the bucket ${env.S3_BUCKET}.`;
});
