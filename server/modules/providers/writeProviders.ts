import { and, eq } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { phoneProblem } from '#contract/phoneNumber';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { providers } from '#server/db/schema/providers';
import { changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { storeImages } from '#server/records/storeImages';
import { changeProvider, loadProvider, lockProvider } from './loadProvider';

/** 4022 at the number, with the reason: a number that doesn't exist can't be called. */
function assertPhone(country_phone_code: string, phone: string): void {
  const problem = phoneProblem({ country_phone_code, phone });
  if (!problem) return;
  const path = problem === 'code' ? 'country_phone_code' : 'phone';
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: `phone_${problem}` }]);
}

const indexes = {
  providers_phone: { code: errorCodes.PROVIDER_PHONE_ALREADY_REGISTERED, path: 'phone' },
  providers_email: { code: errorCodes.PROVIDER_EMAIL_ALREADY_REGISTERED, path: 'email' },
} as const;

const constraintOf = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
};

/** Turns a phone number or an email that another of the store's people has into 403 and 402 at its field. */
export function refuseTakenContact(error: unknown): never {
  const conflict = indexes[constraintOf(error) as keyof typeof indexes];
  if (!conflict) throw error;
  throw fieldsNotValid(conflict.code, [{ path: conflict.path, code: String(conflict.code) }]);
}

type Fields = Omit<ParsedBodyOf<'update_provider'>, '_id' | 'version'>;

/** The columns of the fields given; a picture is kept as the store's images know it. */
async function columnsOf(tx: Database, storeId: string, fields: Fields) {
  const { first_name, last_name, country_phone_code, phone, email, address, image } = fields;
  const [shown = null] = image ? await storeImages(tx, storeId, [image._id], () => 'image') : [];
  return {
    ...Object.fromEntries(
      Object.entries({ first_name, last_name, country_phone_code, phone, email, address }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    ...(image === undefined ? {} : { image: shown }),
  } as Partial<typeof providers.$inferInsert>;
}

/** Adds a delivery person, who must be approved before being offered orders. */
export const addProvider: Handler<'add_provider'> = (body, context) =>
  changeProvider(context, async (tx) => {
    const { session, now } = context;
    assertPhone(body.country_phone_code, body.phone);
    const { first_name, last_name, country_phone_code, phone } = body;
    const id = newId();
    await tx
      .insert(providers)
      .values({
        ...(await columnsOf(tx, session.store_id, body)),
        ...{ first_name, last_name, country_phone_code, phone },
        store_id: session.store_id,
        id,
        created_at: now(),
        updated_at: now(),
        updated_by: session.name,
      })
      .catch(refuseTakenContact);
    const provider = await loadProvider(tx, id, context);
    return { providerId: id, result: { provider, message: successCodes.PROVIDER_ADDED } };
  });

/** Changes the fields given, of a person in the version that the caller saw. */
export const updateProvider: Handler<'update_provider'> = ({ _id, version, ...fields }, context) =>
  changeProvider(context, async (tx) => {
    const { session, now } = context;
    const row = await lockProvider(tx, session.store_id, _id);
    if (row.version !== version) throw changedMeanwhile(await loadProvider(tx, _id, context));
    // A number that stays as it is was good enough until now.
    if (fields.phone !== undefined || fields.country_phone_code !== undefined) {
      assertPhone(fields.country_phone_code ?? row.country_phone_code, fields.phone ?? row.phone);
    }
    await tx
      .update(providers)
      .set({
        ...(await columnsOf(tx, session.store_id, fields)),
        version: row.version + 1,
        updated_at: now(),
        updated_by: session.name,
      })
      .where(and(eq(providers.store_id, session.store_id), eq(providers.id, _id)))
      .catch(refuseTakenContact);
    const provider = await loadProvider(tx, _id, context);
    return { providerId: _id, result: { provider, message: successCodes.PROVIDER_UPDATED } };
  });
