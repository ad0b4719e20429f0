import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#server/db/schema/index';
import { unknownPassword } from '../session/service';

/** A row as the archive has it: a column's name and its value in JSON. */
export type ArchivedRow = Readonly<Record<string, unknown>>;

export interface ArchivedTable {
  table: PgTable;
  /** Columns that aren't exported, and why. An import gives them their default. */
  without?: Readonly<Record<string, string>>;
  /** Values for those without a default. */
  filled?: Readonly<Record<string, () => Promise<string>>>;
  /** Its column `sealed` is exported decrypted, and encrypted with the key of the server that imports it. */
  isSealed?: true;
  /** The keys of the files that a row names; empty ones name none. */
  filesOf?: (row: ArchivedRow) => readonly unknown[];
}

const ownersSecret = 'a secret; the owner sets a new password by mail';
const membersSecret = 'a secret; the owner invites each member of the team again';
const platformDecision = 'what was decided on this platform; where the store is imported, it is decided again';
const mailedSummaries = 'mails of this server; where the store is imported, everyone chooses again';
const leaving = 'a deletion of the store from this server';
const position = 'where someone is right now';
const paying = 'what a store pays this platform; another one has its own plans, cards and invoices';

/**
 * Every table that a store's archive contains. Rows are imported in this order, so a table comes after those that it
 * refers to. Add a new table here or, with a reason, to `excludedTables`; otherwise
 * `tests/server/archives/tables.test.ts` fails.
 */
export const archivedTables: readonly ArchivedTable[] = [
  {
    table: schema.stores,
    without: {
      password_hash: ownersSecret,
      referral_code: 'stores register with it on this platform; another one gets a new code',
      referred_by: 'another store of this platform',
      terms_accepted_at: 'the terms of this platform',
      is_approved: platformDecision,
      is_document_uploaded: platformDecision,
      is_email_verified: platformDecision,
      is_phone_number_verified: platformDecision,
      documents_blocked_at: platformDecision,
      owner_summary: mailedSummaries,
      owner_summary_at: mailedSummaries,
      billing: paying,
      deletion_requested_at: leaving,
      deletion_due_at: leaving,
      is_abandoned: leaving,
      deleted_at: leaving,
      day_totals_from: 'how far sums are kept; the database keeps those of imported orders from the start',
      ledger_totals_from: 'the same for sums of the ledger',
      old_amount_digits: 'amounts of a store on a running server are always converted',
    },
    filled: { password_hash: unknownPassword },
  },
  {
    table: schema.storeSettings,
    without: { calendar_token: 'of an address of this server; another one makes new ones' },
  },
  {
    table: schema.mailAddresses,
    without: { token: 'of a link to this server; another one makes new ones' },
  },
  { table: schema.storeCounters },
  {
    table: schema.subStores,
    without: {
      password_hash: membersSecret,
      password_reach: 'what its issuer could do, of a password that stays behind',
      invitation_hash: membersSecret,
      invitation_expires_at: 'of an invitation that stays behind',
      invitation_reach: 'of an invitation that stays behind',
      pin_hash: 'a hash that only the key of this server can check; new PINs are set in the app',
      is_email_verified: platformDecision,
      summary: mailedSummaries,
      summary_at: mailedSummaries,
    },
  },
  { table: schema.deliveryAreas },
  { table: schema.festivalTimes },
  { table: schema.images, filesOf: ({ original, url, thumbnail_url }) => [original, url, thumbnail_url] },
  { table: schema.categories },
  { table: schema.subCategories },
  { table: schema.items },
  { table: schema.modifierGroups },
  { table: schema.modifiers },
  { table: schema.itemModifierGroups },
  { table: schema.tables, without: { token: 'in codes that lead to this server; another one makes new ones' } },
  { table: schema.tableCombinations },
  { table: schema.menuChanges },
  { table: schema.menuChangeRecords },
  { table: schema.menuImports, filesOf: ({ file }) => [file] },
  { table: schema.menuImportRows },
  { table: schema.menuImportMappings },
  { table: schema.promoCodes, without: { funded_by_platform: platformDecision } },
  {
    table: schema.providers,
    without: {
      ...{ is_online: position, latitude: position, longitude: position, located_at: position },
      ...{ approval: platformDecision, approval_reason: platformDecision, approval_by: platformDecision },
      ...{ approval_name: platformDecision, approval_at: platformDecision },
    },
  },
  { table: schema.vehicles, without: { is_approved: platformDecision } },
  {
    table: schema.documents,
    without: {
      state: platformDecision,
      reason: platformDecision,
      reviewed_at: platformDecision,
      reviewed_by: platformDecision,
    },
    filesOf: ({ front_file, back_file }) => [front_file, back_file],
  },
  { table: schema.bankDetails, isSealed: true, filesOf: ({ photos }) => Object.values(photos ?? {}) },
  { table: schema.customers },
  {
    table: schema.orders,
    without: {
      commission_terms: 'the terms of this platform',
      guest_token: 'of a link to this server; another one makes new ones',
    },
  },
  { table: schema.orderItems },
  { table: schema.orderEvents },
  { table: schema.deliveryOffers },
  { table: schema.deliveryLog },
  { table: schema.orderChanges },
  { table: schema.orderRefunds },
  { table: schema.waitingParties },
  { table: schema.websites },
  { table: schema.scriptPages },
  { table: schema.refusedRequests },
  { table: schema.ledgerTransactions },
  { table: schema.ledgerEntries },
  { table: schema.walletRequests },
  { table: schema.payoutStatements },
  { table: schema.promoUses },
  { table: schema.reviews },
  { table: schema.supportMessages },
  { table: schema.auditEntries },
];

const signIns =
  'how people sign in on this server; where the store is imported, the owner invites the team again, and everyone sets it up again';
const shortLived = 'it lives for minutes or days, on this server';
const atGateways = 'of accounts at payment gateways, which stay with this server; the orders say what was paid';
const reference = 'reference data, which every server has';

/** Tables that archives leave out, and why. */
export const excludedTables: Readonly<Record<string, string>> = {
  sessions: signIns,
  account_tokens: signIns,
  passkeys: signIns,
  totp_factors: signIns,
  store_secrets: 'passwords and keys of other services; the owner enters them again',
  recovery_codes: signIns,
  social_accounts: signIns,
  social_sign_ins: shortLived,
  trusted_colleagues: signIns,
  recovery_requests: signIns,
  recovery_confirmations: signIns,
  handovers: signIns,
  password_tries: signIns,
  one_time_codes: shortLived,
  registrations: shortLived,
  used_captchas: shortLived,
  payments: atGateways,
  payment_refunds: atGateways,
  gateway_events: atGateways,
  unverified_messages: atGateways,
  table_holds: 'they follow from the tables and times of orders',
  payment_gateways: 'accounts at gateways, whose keys stay on this server; the owner sets them up again',
  accountant_links: 'links to this server; the owner makes new ones',
  address_changes: 'changed addresses that a mailed link to this server can undo',
  idempotency_keys: shortLived,
  outbox: 'messages to open pages of this server',
  outbox_cursors: 'how far this server has sent them; it begins at the last number',
  push_messages: shortLived,
  outgoing_messages: 'mails that this server sends; it deletes their texts afterwards',
  order_day_totals: 'sums that the database keeps of orders, also of imported ones',
  ledger_day_totals: 'sums that the database keeps of the ledger, also of an imported one',
  insight_day_totals: 'the same',
  website_domains: 'what was proved for this server; another one proves it again',
  store_archives: 'the archives themselves',
  subscriptions: paying,
  billing_cards: paying,
  billing_invoices: paying,
  billing_counters: paying,
  trial_uses: paying,
  required_documents: 'a setting of the platform',
  commission_terms: 'the terms of this platform',
  ledger_progress: 'how far orders from before the ledger are booked; the archive waits until they all are',
  platform_settings: 'settings and keys of the platform',
  countries: reference,
  cities: reference,
  delivery_types: reference,
};
