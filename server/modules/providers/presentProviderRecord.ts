import type { ProviderRecord } from '#contract/entities/provider';
import { expiresSoon, workGaps } from '#contract/providers/fitness';
import { storeDate } from '#contract/time';
import { availabilityOf } from '../fitness/service';
import type { SelectedProvider } from './selectProviders';

/** A delivery person as the store edits one, with what keeps this person from work by the store's calendar. */
export function presentProviderRecord(
  selected: SelectedProvider,
  { timezone, now }: { timezone: string; now: Date },
): ProviderRecord {
  const { provider: row, open_orders, vehicle, papers, today } = selected;
  const day = storeDate(now, timezone);
  const facts = { is_approved: row.is_approved, documents: papers, vehicle };
  const soon = papers.flatMap(({ state, expires_on }) =>
    state === 'approved' && expires_on && expiresSoon(expires_on, day) ? [expires_on] : [],
  );
  return {
    _id: row.id,
    version: row.version,
    first_name: row.first_name,
    last_name: row.last_name,
    country_phone_code: row.country_phone_code,
    phone: row.phone,
    email: row.email,
    address: row.address,
    image: row.image ?? null,
    image_url: row.image?.thumbnail_url,
    is_approved: row.is_approved,
    approval: row.approval,
    approval_reason: row.approval_reason,
    approval_by: row.approval_by,
    approval_name: row.approval_name,
    approval_at: row.approval_at?.toISOString() ?? null,
    availability: availabilityOf(selected),
    open_orders,
    location: row.latitude !== null && row.longitude !== null ? [row.latitude, row.longitude] : undefined,
    located_at: row.located_at?.toISOString(),
    vehicle,
    documents: papers,
    work_gaps: workGaps(facts, day) as ProviderRecord['work_gaps'],
    expires_soon: soon.sort()[0] ?? null,
    today,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  };
}
