import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import type { CustomerEvent } from '#contract/messages/customerEvents';

type DomainFacts = Record<'store' | 'domain' | 'link', string>;

/** The facts that each message names; `%{name}` in its texts. */
export interface MessageFacts {
  invitation: { name: string; by: string; store: string; link: string };
  support: { store: string; text: string; facts: string };
  email_code: { code: string; minutes: string };
  phone_code: { code: string; minutes: string };
  registration_code: { code: string; minutes: string };
  registration_known: { code: string; minutes: string };
  registration_link: { link: string };
  new_password: { account: string; link: string; minutes: string };
  password_set: { name: string; at: string };
  /** `value`: the new address or number, masked. */
  email_changed: { account: string; value: string; hours: string; link: string };
  phone_changed: { account: string; value: string; hours: string; link: string };
  bank_changed: { store: string; at: string; hours: string; link: string };
  gateway_changed: { store: string; at: string; link: string };
  factor_added: { account: string; at: string; hours: string; link: string };
  /** `at`: when the store is deleted. */
  deletion_requested: { store: string; at: string; link: string };
  deletion_cancelled: { store: string; at: string; link: string };
  store_deleted: { store: string; at: string };
  /** `at`: when the store is deleted, unless someone signs in. */
  store_abandoned: { store: string; at: string; link: string };
  factor_removed: { account: string; at: string; link: string };
  recovery_codes_new: { account: string; at: string; link: string };
  /** `left`: the codes that can still be used. */
  recovery_code_used: { account: string; at: string; left: string; link: string };
  passkey_refused: { account: string; at: string; name: string; link: string };
  /** `device`: the names of its browser and system, or a dash. */
  new_device: { account: string; at: string; device: string; link: string };
  /** `name`: of the other service. */
  social_linked: { account: string; at: string; name: string; link: string };
  social_unlinked: { account: string; at: string; name: string; link: string };
  archive_requested: { store: string; at: string; hours: string; link: string };
  trust_asked: { store: string; by: string; link: string };
  trust_changed: { store: string; names: string; at: string; link: string };
  recovery_asked: { store: string; by: string; until: string; link: string };
  /** `link` stops it, also in the next one. */
  recovery_begun: { store: string; at: string; until: string; link: string };
  recovery_waiting: { store: string; names: string; from: string; link: string };
  recovery_link: { store: string; from: string; until: string; link: string };
  recovery_stopped: { store: string; at: string };
  recovery_done: { store: string; at: string };
  handover_offer: { name: string; store: string; by: string; until: string; link: string };
  /** `link` stops it, also in the next one. */
  handover_begun: { store: string; name: string; email: string; at: string; link: string };
  handover_accepted: { store: string; name: string; from: string; until: string; link: string };
  handover_stopped: { store: string; at: string };
  handover_done: { store: string; name: string; at: string; hours: string };
  /** `link`: where the guests confirm, change or cancel it. */
  booking_accepted: { store: string; at: string; persons: string; link: string };
  /** `due`: until when the fee is paid. */
  booking_fee_due: { store: string; at: string; persons: string; link: string; fee: string; due: string };
  booking_reminder: { store: string; at: string; persons: string; link: string };
  /** `day`: the first one without the trial. */
  trial_ending: { store: string; day: string; link: string };
  invoice_paid: { store: string; number: string; amount: string; link: string };
  /** `day`: on which the store is locked. */
  payment_failed: { store: string; number: string; amount: string; day: string; link: string };
  subscription_locked: { store: string; day: string; link: string };
  /** The booking as it is now. */
  booking_changed: { store: string; at: string; persons: string; link: string };
  booking_cancelled: { store: string; at: string; persons: string };
  booking_released: { store: string; at: string; persons: string; fee: string };
  /** `number`: of the order. */
  review_reply: { store: string; number: string; reply: string };
  domain_proved: DomainFacts;
  /** `until`: how long it is served without its record. */
  domain_failing: DomainFacts & { until: string };
  domain_ended: DomainFacts;
  domain_moved: DomainFacts;
  document_expiring: { store: string; document: string; day: string; link: string };
  /** Figures of a period, and those of the week before. `choice`: where the person chooses whether to get it. */
  summary: {
    store: string;
    period: string;
    sales: string;
    sales_before: string;
    orders: string;
    orders_before: string;
    average: string;
    average_before: string;
    cancelled: string;
    cancelled_before: string;
    link: string;
    choice: string;
  };
}

interface MessageTexts {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
}

type Texts<Event extends OutgoingEvent> = Record<Event, MessageTexts>;

type BillingEvent = Extract<OutgoingEvent, 'trial_ending' | 'invoice_paid' | 'payment_failed' | 'subscription_locked'>;

type OwnerEvent = Extract<
  OutgoingEvent,
  | 'document_expiring'
  | 'bank_changed'
  | 'gateway_changed'
  | 'archive_requested'
  | 'trust_changed'
  | `deletion_${string}`
  | `store_${string}`
  | `handover_${string}`
  | `domain_${string}`
  | 'recovery_begun'
  | 'recovery_waiting'
  | 'recovery_link'
  | 'recovery_stopped'
  | 'recovery_done'
>;

/** A store's messages to its customers. */
export type CustomerTexts = Texts<CustomerEvent>;
/** Messages about the store's subscription. */
export type BillingTexts = Texts<BillingEvent>;
/** Messages to the store's owners about the store itself. */
export type OwnerTexts = Texts<OwnerEvent>;
/** Messages to everyone with an account, or who is about to get one. An event that isn't listed above is one of these. */
export type TeamTexts = Texts<Exclude<OutgoingEvent, CustomerEvent | BillingEvent | OwnerEvent>>;

/** The texts of every message in one language. */
export type LanguageTexts = Texts<OutgoingEvent>;
