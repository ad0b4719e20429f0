import { accessBlocker, missingVerification, type StoreStatus } from './access';
import type { DeliveryFee } from './delivery/deliveryFee';
import type { ReadinessBlock, ReadinessState, ReadinessStep, ReadinessStepName } from './entities/readiness';
import type { PlatformSettings } from './entities/store';
import { type OpeningRules, weekOf } from './opening/openingRules';
import { takesOrderType } from './orders/orderRules';
import { orderTypes } from './orders/statuses';

/** Where a required document is: `expired` was accepted, and has to be uploaded again. */
export type DocumentProgress = 'missing' | 'expired' | 'in_review' | 'accepted';

export interface ReadinessFacts {
  store: StoreStatus;
  settings: PlatformSettings;
  /** One for each type that the platform requires of the store. */
  documents: readonly DocumentProgress[];
  opening: Pick<OpeningRules, 'opening_hours' | 'order_type_hours' | 'order_rules'>;
  fee: DeliveryFee;
  /** The owner has saved the default fee at least once, so that free delivery is a choice. */
  is_fee_saved: boolean;
  has_active_area: boolean;
  /** Customers see at least one item. */
  has_visible_item: boolean;
  has_bank_details: boolean;
  is_payout_frozen: boolean;
  /** The store has accepted an order, from a customer or the owner's test order. */
  has_accepted_order: boolean;
}

type Progress = Exclude<ReadinessState, 'later'>;
interface StepState {
  state: Progress;
  blocks: ReadinessBlock | null;
}

const done: StepState = { state: 'done', blocks: null };
const unless = (isDone: boolean, blocks: ReadinessBlock, state: Progress = 'to_do'): StepState =>
  isDone ? done : { state, blocks };

/** A store that the platform let through keeps working, whatever its documents lack now. */
function documentsStep({ store, documents }: ReadinessFacts): StepState {
  const blocks = store.is_document_uploaded ? null : 'store';
  const isLacking = documents.includes('expired') || (blocks !== null && documents.includes('missing'));
  if (isLacking) return { state: 'to_do', blocks };
  return blocks || documents.includes('in_review') ? { state: 'waiting', blocks } : done;
}

/** Whether the week of an order type that the store takes has any hours. */
const hasHours = ({ opening }: ReadinessFacts): boolean =>
  orderTypes
    .filter((type) => takesOrderType(type, opening.order_rules))
    .some((type) => weekOf(opening, type).some((day) => day.is_open && (day.is_full_day || day.slots.length > 0)));

/** Whether a delivery can cost anything. New stores deliver for free. */
const hasPrice = ({ mode, percentage, area_price, bands, ...fee }: DeliveryFee): boolean =>
  mode === 'percentage'
    ? percentage > 0
    : area_price !== null ||
      bands.length > 0 ||
      [fee.base_price, fee.price_per_unit_distance, fee.price_per_unit_time, fee.min_fare].some((price) => price > 0);

const requiresVerification = ({ is_store_mail_verification, is_store_sms_verification }: PlatformSettings): boolean =>
  is_store_mail_verification || is_store_sms_verification;

/** Steps on pages that a blocked store can't open. */
const onOtherPages: readonly ReadinessStepName[] = ['hours', 'area', 'menu'];

/**
 * The steps before a store can sell and is paid, without those that the platform doesn't require, and without delivery for a store that
 * doesn't deliver. The only rule for "Ready to sell".
 */
export function readinessOf(facts: ReadinessFacts): ReadinessStep[] {
  const { store, settings, opening } = facts;
  const isDeliverySet = facts.has_active_area || facts.is_fee_saved || hasPrice(facts.fee);
  const steps: [ReadinessStepName, StepState, isAsked?: boolean][] = [
    ['verify', unless(missingVerification(store, settings).length === 0, 'store'), requiresVerification(settings)],
    ['documents', documentsStep(facts), settings.is_upload_store_documents],
    ['approval', unless(store.is_approved, 'store', 'waiting')],
    ['hours', unless(hasHours(facts), 'orders')],
    ['area', unless(isDeliverySet, 'fee'), opening.order_rules.is_delivery_on],
    ['menu', unless(facts.has_visible_item, 'orders')],
    [
      'bank',
      unless(
        facts.has_bank_details && !facts.is_payout_frozen,
        'payouts',
        facts.is_payout_frozen ? 'waiting' : 'to_do',
      ),
    ],
    // Nothing depends on it: a store sells without having tried it.
    ['test', facts.has_accepted_order ? done : { state: 'to_do', blocks: null }],
  ];
  const isBlocked = accessBlocker(store, settings) !== null;
  return steps
    .filter(([, , isAsked = true]) => isAsked)
    .map(([step, { state, blocks }]) => {
      const isLater = isBlocked && state === 'to_do' && onOtherPages.includes(step);
      return { step, state: isLater ? 'later' : state, blocks };
    });
}
