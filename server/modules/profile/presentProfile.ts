import { and, desc, eq, sql } from 'drizzle-orm';
import type { Profile } from '#contract/entities/profile';
import { isGranted } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import type { CallContext, Session } from '#server/http/handler';
import { isSummaryAddress } from '../insight/service';
import { deliveryOf } from '../outgoing/service';
import { referralCodeOf } from '../registration/service';
import { type Account, needPerson } from './account';

/** More than any store has recruited; the list stops here. */
const referralsShown = 100;

/** The stores that registered with a store's referral code. */
async function referralsOf(db: Database, storeId: string): Promise<Profile['referrals']> {
  const rows = await db
    .select({ name: stores.name, joined: stores.created_at })
    .from(stores)
    .where(eq(stores.referred_by, storeId))
    .orderBy(desc(stores.created_at))
    .limit(referralsShown);
  return rows.map(({ name, joined }) => ({ name, joined_at: joined.toISOString() }));
}

/** Whether a shared device of the store lists a team member. */
async function isListed(db: Database, { store_id, id }: typeof subStores.$inferSelect): Promise<boolean> {
  const isTheirs = sql`${subStores.shared_device} @> ${JSON.stringify({ people: [id] })}::jsonb`;
  return (await db.$count(subStores, and(eq(subStores.store_id, store_id), isTheirs))) > 0;
}

type Env = CallContext['env'];

/** Whether the account can open the dashboard. */
export const seesDashboard = ({ grants, flags }: Pick<Session, 'grants' | 'flags'>): boolean =>
  flags.is_show_dashboard && isGranted(grants, 'store/earning');

/** Whether figures can be mailed to the account: a demo without a mail server has no page that would show them. */
export const getsMail = (env: Env, { sub_store_id, row }: Account): boolean =>
  deliveryOf(env, 'email') === 'server' && (sub_store_id === null || isSummaryAddress(row));

/** The person's choices about the dashboard. */
function dashboardOf(env: Env, person: Account): Profile['dashboard'] {
  const { starts_with_dashboard: is_first_page, summary } =
    person.sub_store_id === null
      ? { starts_with_dashboard: person.row.owner_starts_with_dashboard, summary: person.row.owner_summary }
      : person.row;
  return { is_first_page, summary, can_mail: getsMail(env, person) };
}

/** The caller's account as they see it. A team member sees nothing of the store. */
export async function presentProfile({ db, env }: Pick<CallContext, 'db' | 'env'>, caller: Session): Promise<Profile> {
  const person = await needPerson(db, caller);
  const { email, country_phone_code, phone, language } = person;
  const common = {
    ...{ email, country_phone_code, phone, language },
    ...(seesDashboard(caller) && { dashboard: dashboardOf(env, person) }),
    can_change: { email: deliveryOf(env, 'email') !== 'none', phone: deliveryOf(env, 'sms') !== 'none' },
  };
  if (person.sub_store_id !== null) {
    const { name, image, pin_hash } = person.row;
    const nothingOfStore = { owner_first_name: '', owner_last_name: '', referral_code: null, referrals: [] };
    // Those who work at no shared device aren't asked to set one.
    const pin = (pin_hash !== null || (await isListed(db, person.row))) && { has_pin: pin_hash !== null };
    const personal = { name, image: image ?? null, ...pin };
    return { ...common, kind: 'sub_store', ...personal, ...nothingOfStore };
  }
  const { owner_first_name, owner_last_name, owner_image } = person.row;
  const referral_code = await referralCodeOf(db, person.row);
  const owner = { owner_first_name, owner_last_name, image: owner_image ?? null, referral_code };
  return { ...common, kind: 'owner', name: '', ...owner, referrals: await referralsOf(db, person.store_id) };
}
