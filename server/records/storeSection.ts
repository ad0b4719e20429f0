import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditValues } from '#contract/audit/auditEntry';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { OrderRules } from '#contract/orders/orderRules';
import type { Shape } from '#contract/resources/recordShape';
import type { SettingsDescription, SettingsOf } from '#contract/settings/describeSettings';
import { typeSecretAgain } from '#contract/settings/typeSecretAgain';
import type { Database } from '#server/db/database';
import { paymentGateways } from '#server/db/schema/paymentGateways';
import { type SectionChanges, storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import { CallError, changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { changeRecords } from './changeRecords';
import { shownSecrets, writeSecret } from './storeSecrets';

/** Where a store's settings are stored. */
export interface SettingsRows {
  store: typeof stores.$inferSelect;
  settings: typeof storeSettings.$inferSelect;
  /** Those that the store has set up. */
  gateways: readonly (typeof paymentGateways.$inferSelect)[];
}

/** The writes of a section: columns of the two rows, and some of the rules for orders. */
export interface SectionWrites {
  store?: Partial<SettingsRows['store']>;
  settings?: Partial<Omit<SettingsRows['settings'], 'store_id' | 'version' | 'section_changes' | 'order_rules'>>;
  rules?: Partial<OrderRules>;
}

/** The values that a section shows but doesn't store in the rows. */
type Extra<Fields, Shown> = Exclude<keyof Shown, keyof Fields>;
type Own = 'version' | 'updated_at' | 'updated_by';
type ChangedFields<Fields extends Shape> = { [Name in keyof Fields]?: z.output<Fields[Name]> | undefined };

export interface SectionRules<Fields extends Shape, Shown extends Shape, Secret extends string = never> {
  /** The section's values in the stored rows; its secrets aren't in them. */
  read(
    rows: SettingsRows,
  ): Omit<SettingsOf<SettingsDescription<string, Fields, Shown>>, Own | Extra<Fields, Shown> | Secret>;
  /** Loads further values for its replies; they aren't in the audit log. */
  extra?(db: Database, rows: SettingsRows): Promise<{ [Name in Extra<Fields, Shown>]: z.output<Shown[Name]> }>;
  /**
   * Where the changed fields go; fields with `undefined` aren't written. Throws a `CallError` to refuse: the rows are
   * locked, so what it checks stays true.
   */
  write(
    changes: ChangedFields<Omit<Fields, Secret>>,
    rows: SettingsRows,
    tx: Database,
    context: CallContext,
  ): SectionWrites | Promise<SectionWrites>;
  /** Runs before the write, with the whole body: for what a call takes besides the section's fields. */
  before?(tx: Database, body: Record<string, unknown>, rows: SettingsRows, context: CallContext): Promise<void>;
  /** Runs after the write, in its transaction. */
  after?(tx: Database, before: SettingsRows, context: CallContext): Promise<void>;
}

type HandlersOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends {
    body: infer Body extends z.ZodType;
    reply: infer Reply extends z.ZodType;
  }
    ? (body: z.output<Body>, context: CallContext) => Promise<z.output<Reply> & { message?: number }>
    : never;
};

/** A section as implemented on the server. */
export interface StoreSection<Calls = object> {
  handlers: HandlersOf<Calls>;
  /** Whether a body has any of its fields. */
  has(body: object): boolean;
  /** Its values, for the audit log. */
  values(rows: SettingsRows): AuditValues;
  /**
   * Changes the given fields whatever their version, and returns the version after it. For calls that change several
   * sections in one transaction, under the lock of `lockSettings`.
   */
  apply(tx: Database, rows: SettingsRows, input: Record<string, unknown>, context: CallContext): Promise<number>;
}

const selectRows = (db: Database, storeId: string) =>
  db
    .select({ store: stores, settings: storeSettings })
    .from(stores)
    .innerJoin(storeSettings, eq(storeSettings.store_id, stores.id))
    .where(eq(stores.id, storeId));

/** @throws NO_DATA_FOUND if there is no such store */
export async function loadSettings(db: Database, storeId: string): Promise<SettingsRows> {
  const [rows] = await selectRows(db, storeId);
  if (!rows) throw new CallError(errorCodes.NO_DATA_FOUND);
  const gateways = await db.select().from(paymentGateways).where(eq(paymentGateways.store_id, storeId));
  return { ...rows, gateways };
}

/** The rows, locked until the transaction ends: the writers of one store's settings take turns. */
export async function lockSettings(tx: Database, storeId: string): Promise<SettingsRows> {
  const isOfStore = eq(storeSettings.store_id, storeId);
  await tx.select({ id: storeSettings.store_id }).from(storeSettings).where(isOfStore).for('no key update');
  // A second statement: it sees what the previous writer committed.
  return loadSettings(tx, storeId);
}

const unchanged: SectionChanges[string] = { version: 1, updated_at: null, updated_by: '' };

/** A section's row of `section_changes` after a change, to be merged with the others'. */
export function sectionChange(entity: string, { settings }: SettingsRows, by: string, at: Date): SectionChanges {
  const { version } = settings.section_changes[entity] ?? unchanged;
  return { [entity]: { version: version + 1, updated_at: at.toISOString(), updated_by: by } };
}

/** Adds changes to those of other sections, and counts the settings as changed. */
export const withSectionChange = (changes: SectionChanges) => ({
  section_changes: sql`${storeSettings.section_changes} || ${JSON.stringify(changes)}::jsonb`,
  version: sql`${storeSettings.version} + 1`,
});

const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Implements the two calls of a section: reads it from the stored rows and writes the changed fields under the
 * section's own version. A version that is out of date is 4009 with the current values. A change tells the store's
 * open devices and is kept in the audit log.
 *
 * @example
 * export const dispatch = storeSection(dispatchSettings, ruleFields(['auto_assign', 'offer_seconds']));
 */
export function storeSection<
  Entity extends string,
  Fields extends Shape,
  Shown extends Shape,
  Secret extends string = never,
>(
  { entity, fields, secrets }: SettingsDescription<Entity, Fields, Shown, Secret>,
  { read, extra, write, before, after }: SectionRules<Fields, Shown, Secret>,
): StoreSection<SettingsDescription<Entity, Fields, Shown, Secret>['calls']> {
  const present = async (db: Database, rows: SettingsRows, { session }: CallContext) => ({
    ...(read(rows) as object),
    ...((await extra?.(db, rows)) as object | undefined),
    ...(await shownSecrets(db, rows.store.id, Object.keys(secrets), { isOwner: session.grants === null })),
    ...(rows.settings.section_changes[entity] ?? unchanged),
  });

  const writeSecrets = async (
    tx: Database,
    rows: SettingsRows,
    given: Record<string, unknown>,
    context: CallContext,
  ) => {
    const { session } = context;
    const names = Object.keys(secrets) as Secret[];
    if (names.some((name) => name in given) && session.grants !== null) throw new CallError(errorCodes.NOT_PERMITTED);
    const stored = await shownSecrets(tx, rows.store.id, names, { isOwner: true });
    const values = read(rows) as Record<string, unknown>;
    // Someone who doesn't know a secret must not be able to send it to a place of their own.
    const missing = names.filter(
      (name) =>
        stored[name] &&
        !(name in given) &&
        secrets[name].some((field) => field in given && !isDeepStrictEqual(given[field], values[field])),
    );
    if (missing.length > 0) {
      throw fieldsNotValid(
        errorCodes.FIELDS_NOT_VALID,
        missing.map((path) => ({ path, code: typeSecretAgain })),
      );
    }
    for (const name of names.filter((each) => each in given)) {
      await writeSecret(tx, context, { storeId: session.store_id, name, value: String(given[name]) });
    }
  };

  const apply = async (tx: Database, rows: SettingsRows, input: Record<string, unknown>, context: CallContext) => {
    const { session, now } = context;
    const given = Object.entries(input).filter(([name, value]) => name in fields && value !== undefined);
    await writeSecrets(tx, rows, Object.fromEntries(given), context);
    const changes = Object.fromEntries(given.filter(([name]) => !(name in secrets))) as ChangedFields<Fields>;
    const { store = {}, settings = {}, rules = {} } = await write(changes, rows, tx, context);
    const change = sectionChange(entity, rows, session.name, now());
    const columns = withoutUndefined(store);
    if (Object.keys(columns).length > 0) {
      await tx
        .update(stores)
        .set({ ...columns, version: sql`${stores.version} + 1` })
        .where(eq(stores.id, session.store_id));
    }
    await tx
      .update(storeSettings)
      .set({
        ...withoutUndefined(settings),
        // Only the rules that came: the others belong to other sections.
        order_rules: sql`${storeSettings.order_rules} || ${JSON.stringify(rules)}::jsonb`,
        ...withSectionChange(change),
      })
      .where(eq(storeSettings.store_id, session.store_id));
    await after?.(tx, rows, context);
    return change[entity]?.version ?? 1;
  };

  const handlers = {
    [`get_${entity}`]: async (_body: object, context: CallContext) => ({
      [entity]: await present(context.db, await loadSettings(context.db, context.session.store_id), context),
    }),
    [`update_${entity}`]: ({ version, ...input }: { version: number }, context: CallContext) =>
      changeRecords(context, async (tx, announce) => {
        const { store_id } = context.session;
        const rows = await lockSettings(tx, store_id);
        const current = { ...unchanged, ...(await present(tx, rows, context)) };
        if (current.version !== version) throw changedMeanwhile(current);
        await before?.(tx, input, rows, context);
        await apply(tx, rows, input, context);
        announce('store', [store_id]);
        return {
          [entity]: await present(tx, await loadSettings(tx, store_id), context),
          message: successCodes.SETTINGS_UPDATED,
        };
      }),
  };
  // Names, bodies and replies, which the types above tie together, meet here at run time.
  const has = (input: object) => Object.keys(input).some((name) => name in fields);
  return { handlers: handlers as never, has, values: (rows) => read(rows) as AuditValues, apply };
}

/** A section whose fields are all rules for orders, under the same names. */
export const ruleFields = <Name extends keyof OrderRules & string>(names: readonly Name[]) => ({
  read: ({ settings: { order_rules } }: SettingsRows) =>
    Object.fromEntries(names.map((name) => [name, order_rules[name]])) as Pick<OrderRules, Name>,
  write: (changes: { [Field in Name]?: OrderRules[Field] | undefined }): SectionWrites => ({
    rules: withoutUndefined(changes) as Partial<OrderRules>,
  }),
});
