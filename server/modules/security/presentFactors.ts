import { eq } from 'drizzle-orm';
import type { Factors } from '#contract/entities/factor';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';
import type { CallContext, Session } from '#server/http/handler';
import { factorsOf, passkeyDomain, teamWithoutFactor } from '../factors/service';

/** The caller's own factors, without their secrets. While viewing as someone, those of that account. */
export async function presentFactors(
  db: Database,
  session: Session,
  { env }: Pick<CallContext, 'env'>,
): Promise<Factors> {
  const { store_id, sub_store_id } = session;
  const { totpSince, passkeys, recoveryCodesLeft } = await factorsOf(db, session);
  const [store] = await db
    .select({ isRequired: stores.is_second_factor_required })
    .from(stores)
    .where(eq(stores.id, store_id));
  return {
    totp: totpSince && { created_at: totpSince.toISOString() },
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      ...{ _id: id, name, created_at: created_at.toISOString() },
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: recoveryCodesLeft,
    passkey_domain: passkeyDomain(env),
    is_required_of_team: store?.isRequired ?? false,
    team_without: sub_store_id === null ? await teamWithoutFactor(db, store_id) : [],
  };
}
