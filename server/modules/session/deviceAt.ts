import type { SharedDeviceSettings } from '#contract/entities/sharedDevice';
import type { Session } from '../../http/handler';

interface DeviceAccount {
  name: string;
  is_approved: boolean;
  is_disabled: boolean;
  shared_device: SharedDeviceSettings | null;
}

/** A team member as someone who could work at a shared device. */
type DevicePersonRow = DeviceAccount & { id: string };

/**
 * Whether someone can work at a shared device: the device names them, and their account is in use. Decided whenever it is
 * asked, so that a deactivated or deleted account no longer names anyone.
 */
export const canWorkAt = ({ people }: SharedDeviceSettings, person: DevicePersonRow): boolean =>
  person.is_approved && !person.is_disabled && person.shared_device === null && people.includes(person.id);

interface DeviceRow {
  sub_store_id: string | null;
  acting_until: Date | null;
  account: DeviceAccount | null;
  person: DevicePersonRow | null;
}

/** The shared device of a session, and who works at it at an instant; `null` for other accounts. */
export function deviceAt(
  { sub_store_id, acting_until, account, person }: DeviceRow,
  now: Date,
): Session['sharedDevice'] {
  if (sub_store_id === null || !account?.shared_device) return null;
  const isAtWork = person && acting_until && acting_until > now && canWorkAt(account.shared_device, person);
  return {
    id: sub_store_id,
    name: account.name,
    person: isAtWork ? { id: person.id, name: person.name } : null,
  };
}
