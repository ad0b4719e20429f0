import { eq, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { nextSummaryAt } from '#contract/insight/summary';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { storeImages } from '#server/records/storeImages';
import { isSubAccount, needPerson } from './account';
import { getsMail, presentProfile, seesDashboard } from './presentProfile';

type Context = CallContext;
type OwnerColumns = Partial<typeof stores.$inferInsert>;
type SubStoreColumns = Partial<typeof subStores.$inferInsert>;

/**
 * Writes columns of the caller's own row. All of their devices reload the account; a version that others have open in a
 * form no longer is the current one.
 */
async function writeOwn(
  tx: Database,
  { session, now }: Pick<Context, 'session' | 'now'>,
  { owner, subStore }: { owner: OwnerColumns; subStore: SubStoreColumns },
): Promise<void> {
  const { store_id, sub_store_id } = session;
  if (sub_store_id === null) {
    await tx
      .update(stores)
      .set({ ...owner, version: sql`${stores.version} + 1` })
      .where(eq(stores.id, store_id));
    return;
  }
  const touched = { updated_at: now(), updated_by: session.name, version: sql`${subStores.version} + 1` };
  await tx
    .update(subStores)
    .set({ ...subStore, ...touched })
    .where(isSubAccount(store_id, sub_store_id));
}

const ownerFields = ['owner_first_name', 'owner_last_name'] as const;

/** @throws 4022 at each field that the caller's kind of account doesn't have */
function refuseForeign(body: ParsedBodyOf<'update_profile'>, isOwner: boolean): void {
  const foreign = isOwner ? (['name'] as const) : ownerFields;
  const errors = foreign
    .filter((field) => body[field] !== undefined)
    .map((path) => ({ path, code: 'unrecognized_keys' }));
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
}

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

type Choice = Pick<ParsedBodyOf<'update_profile'>, 'starts_with_dashboard' | 'summary'>;

/** @throws 4001 if the account can't open the dashboard, 4200 if its figures can't be mailed to it */
async function checkChoice(tx: Database, { session, env }: Context, { starts_with_dashboard, summary }: Choice) {
  if (starts_with_dashboard === undefined && summary === undefined) return;
  if (!seesDashboard(session)) throw new CallError(errorCodes.NOT_PERMITTED);
  if (summary && !getsMail(env, await needPerson(tx, session))) throw new CallError(errorCodes.MAIL_NOT_SET_UP);
}

/** Names, language, and choices about the dashboard. The last change wins: no one but the person makes it. */
export const updateProfile: Handler<'update_profile'> = async (body, context) => {
  const { session, now } = context;
  const { owner_first_name, owner_last_name, name, language, starts_with_dashboard, summary } = body;
  refuseForeign(body, session.sub_store_id === null);
  const summary_at = summary && nextSummaryAt(summary, now(), session);
  const owner = withoutUndefined({
    ...{ owner_first_name, owner_last_name, owner_language: language },
    ...{ owner_starts_with_dashboard: starts_with_dashboard, owner_summary: summary, owner_summary_at: summary_at },
  });
  const subStore = withoutUndefined({ name, language, starts_with_dashboard, summary, summary_at });
  if (Object.keys({ ...owner, ...subStore }).length === 0) throw new CallError(errorCodes.UPDATE_FAILED);
  const profile = await changeRecords(context, async (tx, announce) => {
    await checkChoice(tx, context, body);
    await writeOwn(tx, context, { owner, subStore });
    announce('store', [session.store_id]);
    return presentProfile({ ...context, db: tx }, session);
  });
  // What the account does from now on is done under this name.
  context.messages.refreshAccess(session.store_id);
  return { profile, message: successCodes.PROFILE_UPDATED };
};

/** The person's own picture; the store's is set by `update_image`. */
export const updateProfileImage: Handler<'update_profile_image'> = async ({ image: chosen }, context) => {
  const { store_id } = context.session;
  const profile = await changeRecords(context, async (tx, announce) => {
    const [image = null] = await storeImages(tx, store_id, chosen ? [chosen._id] : [], () => 'image');
    await writeOwn(tx, context, { owner: { owner_image: image }, subStore: { image } });
    announce('store', [store_id]);
    return presentProfile({ ...context, db: tx }, context.session);
  });
  return { profile, message: successCodes.IMAGE_UPDATED };
};
