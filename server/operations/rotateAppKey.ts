/** `npm run rotate-app-key`: replaces APP_KEY, while no server runs. NEW_APP_KEY names the new one where APP_KEY is set. */
import { resolve } from 'node:path';
import { openDatabase } from '../db/client';
import { type Env, readEnv } from '../env';
import { openFileStore } from '../files/openFileStore';
import { runCommand } from './command';
import { namesIn } from './folders';
import { rotateKey } from './rotateKey';
import { storedAppKeys } from './storedAppKeys';

/** The new key, validated like APP_KEY; empty if none is set. */
function givenNewKey(env: Env): string {
  const { NEW_APP_KEY = '' } = process.env;
  try {
    if (NEW_APP_KEY) readEnv({ ...process.env, APP_KEY: NEW_APP_KEY });
  } catch (error) {
    throw new Error((error as Error).message.replaceAll('APP_KEY', 'NEW_APP_KEY'));
  }
  if (!NEW_APP_KEY && env.APP_KEY) {
    throw new Error('Set NEW_APP_KEY to the new key; generate one with: openssl rand -base64 32');
  }
  return NEW_APP_KEY;
}

await runCommand(async (env) => {
  const requestedKey = givenNewKey(env);
  const folder = resolve(env.DATA_DIR, 'database');
  if (!env.DATABASE_URL && (await namesIn(folder)).length === 0) {
    throw new Error(`There is no embedded database in ${folder}.`);
  }
  const opened = await openDatabase(env);
  try {
    // With the folder's lock: two rotations at once would each generate a key.
    const storedKeys = env.APP_KEY ? null : storedAppKeys(env.DATA_DIR, requestedKey);
    const keys = storedKeys ?? { oldKey: env.APP_KEY, newKey: requestedKey };
    const { count, unreadable } = await rotateKey(opened, openFileStore(env), { ...keys, now: new Date() });
    const old = storedKeys?.replace();
    return [
      `Encrypted ${count} values and files with the new key.`,
      ...unreadable.map((place) => `Already damaged; left unchanged: ${place}`),
      old
        ? `The new key is in DATA_DIR. The old one is in ${old}.`
        : 'Set APP_KEY to the new key for every server, then start them.',
      'Copy the new key to where you keep the keys, and make a backup. Older backups need the old key.',
    ].join('\n');
  } finally {
    await opened.close();
  }
});
