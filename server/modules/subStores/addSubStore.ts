import { successCodes } from '#contract/codes/successCodes';
import { tidyGrants } from '#contract/permissionPresets';
import { newId } from '#server/db/schema/columns';
import { subStores } from '#server/db/schema/index';
import type { Handler } from '#server/http/handler';
import { hashPassword, judgePassword } from '../session/service';
import { judgeGrants, judgeIdentity, refuseTakenIdentity } from './judgeFields';
import { loadSubStore } from './loadSubStore';
import { presentRecord } from './presentRecord';

/** The platform approves who may sign in; a demo, which has no administrator, approves at once. */
export const addSubStore: Handler<'add_sub_store'> = async (body, { db, env, session, now }) => {
  const { name, email, country_phone_code, phone, urls, preset, is_disabled, password } = body;
  judgeGrants(session, urls);
  await judgeIdentity(db, { email, country_phone_code, phone });
  if (password !== undefined) await judgePassword(password, { personal: [name, email, phone] });
  const id = newId();
  const at = now();
  const fields = { name, email, country_phone_code: phone && country_phone_code, phone, preset, is_disabled };
  await db
    .insert(subStores)
    .values({
      store_id: session.store_id,
      id,
      ...fields,
      urls: tidyGrants(urls),
      ...(password !== undefined && {
        password_hash: await hashPassword(password),
        password_reach: session.grants && [...session.grants],
      }),
      is_approved: env.DEMO !== 'off',
      created_at: at,
      updated_at: at,
      updated_by: session.name,
    })
    .catch(refuseTakenIdentity);
  const row = await loadSubStore(db, session.store_id, id);
  return { sub_store: presentRecord(row, session), message: successCodes.SUB_STORE_ADDED };
};
