import { addDays } from 'date-fns';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { beginRotation, endRotation } from '../appKeyCheck';
import type { Database, OpenDatabase } from '../db/database';
import {
  bankDetails,
  documents,
  outgoingMessages,
  platformSettings,
  storeArchives,
  storeSecrets,
  totpFactors,
} from '../db/schema/index';
import type { FileStore } from '../files/fileStore';
import { partKeys } from '../files/partFiles';
import { sealingWith } from '../files/sealing';
import { isEarlierAppKey, saveEarlierAppKey } from '../http/earlierAppKeys';
import { repliesKeptDays } from '../http/keptReply';
import { isRecoveryKey, totpPlace } from '../modules/factors/service';
import { messagePlace } from '../modules/outgoing/service';
import { bankDetailPlace } from '../modules/providers/service';
import { secretPlace } from '../records/storeSecrets';
import { assertNoServerRuns } from './assertNoServerRuns';
import { inParallel } from './inParallel';

export interface Rotation {
  oldKey: string;
  newKey: string;
  now: Date;
}

export interface Rotated {
  /** How many values and files have the new key now and had the old one before. */
  count: number;
  /** Values and files that neither key opens. They were already damaged and are left unchanged. */
  unreadable: string[];
}

const filesAtOnce = 8;

/**
 * Re-encrypts everything encrypted with the old key. Each value is replaced in one step and can be decrypted with one
 * of the two keys at any time; after an interruption the same call continues. Until it is complete no server
 * starts (`verifyAppKey`).
 *
 * A new use of `sealingWith` must be added here; `tests/architecture/sealing.test.ts` lists them.
 *
 * @throws if a server is running, `oldKey` is not the database's key, or an interrupted rotation used another new key
 */
export async function rotateKey(
  opened: OpenDatabase,
  files: FileStore,
  { oldKey, newKey, now }: Rotation,
): Promise<Rotated> {
  if (oldKey === newKey) throw new Error('The new key is the same as the old one.');
  const rotated: Rotated = { count: 0, unreadable: [] };
  const [from, to] = [sealingWith(oldKey), sealingWith(newKey)];

  await opened.exclusively(async ({ db }) => {
    if (opened.kind === 'postgres') await assertNoServerRuns(db);
    const { isComplete, isChecked } = await beginRotation(db, { oldKey, newKey });
    if (isComplete) return;

    async function reseal(sealed: Buffer, place: string, replace: (sealed: Buffer) => Promise<unknown>): Promise<void> {
      if (canOpen(to, sealed, place)) return;
      if (!canOpen(from, sealed, place)) {
        // Without a check value the old key itself may be wrong.
        if (!isChecked)
          throw new Error(`${place} can’t be decrypted with either key. APP_KEY isn’t this database’s key.`);
        rotated.unreadable.push(place);
        return;
      }
      await replace(to.seal(from.open(sealed, place), place));
      rotated.count += 1;
    }

    await inParallel(await privateFileKeys(db), filesAtOnce, async (key) => {
      const sealed = await files.get(key);
      if (sealed) await reseal(sealed, key, (anew) => files.put(key, anew));
    });
    const details = await db.select().from(bankDetails);
    for (const { store_id, id, sealed } of details) {
      await reseal(Buffer.from(sealed, 'base64'), bankDetailPlace(store_id, id), (anew) =>
        db
          .update(bankDetails)
          .set({ sealed: anew.toString('base64') })
          .where(and(eq(bankDetails.store_id, store_id), eq(bankDetails.id, id))),
      );
    }
    for (const { id, sealed } of await db.select().from(outgoingMessages).where(isNotNull(outgoingMessages.sealed))) {
      await reseal(Buffer.from(sealed ?? '', 'base64'), messagePlace(id), (anew) =>
        db
          .update(outgoingMessages)
          .set({ sealed: anew.toString('base64') })
          .where(eq(outgoingMessages.id, id)),
      );
    }
    for (const { id, sealed_secret, ...account } of await db.select().from(totpFactors)) {
      await reseal(Buffer.from(sealed_secret, 'base64'), totpPlace(account), (anew) =>
        db
          .update(totpFactors)
          .set({ sealed_secret: anew.toString('base64') })
          .where(eq(totpFactors.id, id)),
      );
    }
    for (const { store_id, name, sealed } of await db.select().from(storeSecrets)) {
      await reseal(Buffer.from(sealed, 'base64'), secretPlace(store_id, name), (anew) =>
        db
          .update(storeSecrets)
          .set({ sealed: anew.toString('base64') })
          .where(and(eq(storeSecrets.store_id, store_id), eq(storeSecrets.name, name))),
      );
    }
    const otherKeys = await db.select().from(platformSettings).where(or(isEarlierAppKey, isRecoveryKey));
    for (const { name, value } of otherKeys) {
      await reseal(Buffer.from(String(value), 'base64'), name, (anew) =>
        db
          .update(platformSettings)
          .set({ value: anew.toString('base64') })
          .where(eq(platformSettings.name, name)),
      );
    }
    await db.transaction(async (tx) => {
      // A day more than replies are kept: the job that deletes them runs now and then.
      const until = addDays(now, repliesKeptDays + 1);
      await saveEarlierAppKey(tx, { APP_KEY: newKey }, { earlier: oldKey, until });
      await endRotation(tx, newKey);
    });
  });
  return rotated;
}

function canOpen({ open }: ReturnType<typeof sealingWith>, sealed: Buffer, place: string): boolean {
  try {
    open(sealed, place);
    return true;
  } catch {
    return false;
  }
}

/** Keys of all private files that rows name. */
async function privateFileKeys(db: Database): Promise<string[]> {
  const papers = await db.select({ front: documents.front_file, back: documents.back_file }).from(documents);
  const details = await db.select({ photos: bankDetails.photos }).from(bankDetails);
  // One that was being made has no number of parts yet. It is made again, and its parts are deleted without being opened.
  const archives = await db.select({ file: storeArchives.file, parts: storeArchives.parts }).from(storeArchives);
  const keys = [
    ...papers.flatMap(({ front, back }) => [front, back]),
    ...details.flatMap(({ photos }) => Object.values(photos)),
    ...archives.flatMap(({ file, parts }) => partKeys(file, parts)),
  ];
  return keys.filter((key) => key !== '');
}
