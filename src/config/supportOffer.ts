import type { ReplyOf } from '#contract/calls/index';
import { foundConfig } from './remoteConfig';

/** How users can contact the operator from here. */
export type SupportOffer = NonNullable<ReplyOf<'get_setting_detail'>['setting']['support']>;

/** Returns the server's support offer at this address; `null` if there is none, or if it hasn't answered yet. */
export function supportOffer(): SupportOffer | null {
  const offer = foundConfig()?.setting.support ?? null;
  const isHere = offer && (offer.addresses.length === 0 || offer.addresses.includes(window.location.origin));
  return isHere ? offer : null;
}

/** Whether the menu shows the support entry: only at the operator's developer, live and demo addresses (specification, section 6). */
export const isSupportOffered = (): boolean => supportOffer() !== null;
