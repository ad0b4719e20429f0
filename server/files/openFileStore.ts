import type { Env } from '../env';
import { type FileStore, filesFolderOf, openFolder } from './fileStore';
import { openS3Files, type S3Settings } from './s3Files';

/** The client of the bucket is loaded with the first file. */
function openBucket(settings: S3Settings): FileStore {
  let opening: Promise<FileStore> | undefined;
  const bucket = () => {
    opening ??= openS3Files(settings);
    return opening;
  };
  return {
    put: async (key, content) => (await bucket()).put(key, content),
    get: async (key) => (await bucket()).get(key),
    delete: async (key) => (await bucket()).delete(key),
  };
}

/** Opens the file store that the settings name: the bucket S3_BUCKET, or a folder, which is made with the first file. */
export function openFileStore(env: Pick<Env, 'DATA_DIR' | 'FILES_DIR'> & S3Settings): FileStore {
  return env.S3_BUCKET ? openBucket(env) : openFolder(filesFolderOf(env));
}
