import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DocumentSide, DocumentState, DocumentTypeId } from '#contract/documents/documentTypes';
import type { FileFacts } from '#contract/documents/fileFacts';
import type { BankPhotoSide } from '#contract/entities/bankDetail';
import type { Image } from '#contract/entities/image';
import type { ApprovalState, Decider } from '#contract/providers/approval';
import type { VehicleTypeId } from '#contract/providers/vehicleTypes';
import { createdAt, instantColumn, key, touchedColumns, versionColumn } from './columns';
import { ofStore } from './ofStore';

/** The first columns of every table here: store, id and version. */
const ownRecord = () => ({ store_id: ofStore(), id: key().notNull(), version: versionColumn() });

/** A store's delivery people. A deleted person stays while orders refer to them, but isn't in any list. */
export const providers = pgTable(
  'providers',
  {
    ...ownRecord(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    /** In lower case, or empty. */
    email: text('email').notNull().default(''),
    country_phone_code: text('country_phone_code').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull().default(''),
    image: jsonb('image').$type<Image | null>(),
    approval: text('approval').$type<ApprovalState>().notNull().default('pending'),
    approval_reason: text('approval_reason').notNull().default(''),
    approval_by: text('approval_by').$type<Decider>(),
    approval_name: text('approval_name').notNull().default(''),
    approval_at: instantColumn('approval_at'),
    /** When the person was deleted from the list. */
    archived_at: instantColumn('archived_at'),
    /** When documents and bank details were deleted, after which the person can't be restored. */
    forgotten_at: instantColumn('forgotten_at'),
    is_approved: boolean('is_approved').notNull().generatedAlwaysAs(sql`approval = 'approved' and archived_at is null`),
    /** Whether the person is at work. Whether they are on a job follows from the orders. */
    is_online: boolean('is_online').notNull().default(false),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    located_at: instantColumn('located_at'),
    created_at: createdAt(),
    ...touchedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('providers_id').on(table.id),
    uniqueIndex('providers_phone')
      .on(table.store_id, table.country_phone_code, table.phone)
      .where(sql`archived_at is null`),
    uniqueIndex('providers_email').on(table.store_id, table.email).where(sql`archived_at is null and email <> ''`),
    index('providers_name').on(table.store_id, table.first_name, table.last_name, table.id),
    index('providers_archived').on(table.archived_at).where(sql`archived_at is not null and forgotten_at is null`),
  ],
);

/** A person's data is deleted with the person, whatever deletes them. */
const ofPerson = ({ store_id, id, provider_id }: Record<'store_id' | 'id' | 'provider_id', AnyPgColumn>) => [
  primaryKey({ columns: [store_id, id] }),
  foreignKey({
    columns: [store_id, provider_id],
    foreignColumns: [providers.store_id, providers.id],
  }).onDelete('cascade'),
];

/** The vehicles of delivery people. */
export const vehicles = pgTable(
  'vehicles',
  {
    ...ownRecord(),
    provider_id: uuid('provider_id').notNull(),
    name: text('name').notNull(),
    model: text('model').notNull().default(''),
    color: text('color').notNull().default(''),
    year: integer('year').notNull(),
    plate_number: text('plate_number').notNull().default(''),
    vehicle_type_id: text('vehicle_type_id').$type<VehicleTypeId>(),
    is_approved: boolean('is_approved').notNull().default(false),
    is_default: boolean('is_default').notNull().default(false),
    created_at: createdAt(),
    ...touchedColumns(),
  },
  (table) => [
    ...ofPerson(table),
    index('vehicles_provider').on(table.store_id, table.provider_id),
    uniqueIndex('vehicles_in_use').on(table.store_id, table.provider_id).where(sql`is_default`),
  ],
);

/** Uploaded documents: a delivery person's, or without a provider the store's own. */
export const documents = pgTable(
  'documents',
  {
    ...ownRecord(),
    provider_id: uuid('provider_id'),
    document_type_id: text('document_type_id').$type<DocumentTypeId>().notNull(),
    /** A newer version of an approved document of the same type, which stays valid until this one is approved. */
    is_replacement: boolean('is_replacement').notNull().default(false),
    unique_code: text('unique_code').notNull().default(''),
    expires_on: date('expires_on', { mode: 'string' }),
    /** Keys of private files; empty for a side that wasn't uploaded. */
    front_file: text('front_file').notNull().default(''),
    back_file: text('back_file').notNull().default(''),
    /** The facts about each file. Unknown for documents stored before this column existed, which are all pictures. */
    file_facts: jsonb('file_facts').$type<Partial<Record<DocumentSide, FileFacts>>>().notNull().default({}),
    state: text('state').$type<DocumentState>().notNull().default('pending'),
    reason: text('reason').notNull().default(''),
    uploaded_at: instantColumn('uploaded_at').notNull(),
    reviewed_at: instantColumn('reviewed_at'),
    reviewed_by: text('reviewed_by').notNull().default(''),
    /** Days before its expiry for which the last reminder was sent. */
    reminded_days: integer('reminded_days'),
  },
  (table) => [
    ...ofPerson(table),
    uniqueIndex('documents_id').on(table.id),
    unique('documents_one_of_each')
      .on(table.store_id, table.provider_id, table.document_type_id, table.is_replacement)
      .nullsNotDistinct(),
  ],
);

/** The documents that the platform requires of stores. Types without a row are optional. */
export const requiredDocuments = pgTable(
  'required_documents',
  {
    document_type_id: text('document_type_id').$type<DocumentTypeId>().notNull(),
    /** Two-letter code; empty for every country. */
    country_code: text('country_code').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.document_type_id, table.country_code] })],
);

/**
 * The account to which a delivery person is paid, or the store itself if `provider_id` is null. Encrypted with the
 * app's key.
 */
export const bankDetails = pgTable(
  'bank_details',
  {
    ...ownRecord(),
    provider_id: uuid('provider_id'),
    sealed: text('sealed').notNull(),
    /** Keys of private files. */
    photos: jsonb('photos').$type<Partial<Record<BankPhotoSide, string>>>().notNull().default({}),
    created_at: createdAt(),
    ...touchedColumns(),
  },
  (table) => [
    ...ofPerson(table),
    unique('bank_details_one_each').on(table.store_id, table.provider_id).nullsNotDistinct(),
  ],
);

/**
 * No longer used: wrong passwords in a session count in one place. It stays because processes of the previous version write it during
 * an update.
 */
export const passwordTries = pgTable(
  'password_tries',
  {
    store_id: ofStore(),
    /** The sub-account, or the store for its owner. */
    account_id: uuid('account_id').notNull(),
    tries: integer('tries').notNull().default(0),
    paused_until: instantColumn('paused_until'),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.account_id] })],
);
