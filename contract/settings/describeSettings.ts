import { z } from 'zod';
import { body, type Call, call, noBody } from '../calls/call';
import { instant, version } from '../entities/shared';
import type { AnyPermission } from '../permissions';
import { type OptionalShape, optionalShape, type Shape, shownShape } from '../resources/recordShape';
import type { StoreFlag } from '../storeFlags';
import { shownSecret, typedSecret } from './storeSecret';

interface Description<Fields, Shown, Secret extends string, Taken> {
  /** Fields that the section writes. */
  fields: Fields;
  /** Fields that a reply shows in addition to the section's own, or instead of one. */
  shown?: Shown;
  /** Taken by a change in addition to the section's fields, and shown in no reply. */
  taken?: Taken;
  /**
   * Values that are stored encrypted and never shown again, with the fields that say where each is used: a change of
   * one needs the secret again, so that it can't be sent to another place by someone who doesn't know it. Only the
   * owner sets, replaces and removes them. Their names are unique among all sections.
   */
  secrets?: { readonly [Name in Secret]: readonly (keyof Fields & string)[] };
  /** Required to read and to write it; omitted where only the owner may. */
  permission?: AnyPermission | readonly AnyPermission[];
  /** Only the owner can change it; accounts with the permission can see it. */
  ownerWrites?: boolean;
  /** A change needs a fresh proof of who makes it (ADR 0066). */
  stepUp?: true;
  /** A change asks an external service (`Call`). */
  waitsOutside?: true;
  storeFlag?: StoreFlag;
  /** The subject of the section, for the API's documentation. */
  summary: string;
  /** When a change takes effect, for the API's documentation. */
  effect?: string;
}

/** The fields that every section has in addition to its own. */
const ownKeys = {
  /** Counts only this section's changes. */
  version,
  /** When and by whom it was last changed; `null` and empty if no one has. */
  updated_at: instant.nullable(),
  updated_by: z.string(),
};

const sectionSchema = <Fields extends Shape, Shown extends Shape>(fields: Fields, shown: Shown) =>
  z.object({ ...ownKeys, ...shownShape(fields, shown) });
const updateBody = <Fields extends Shape>(fields: Fields) =>
  body<{ version: typeof version } & OptionalShape<Fields>>({ version, ...optionalShape(fields) });

type SectionSchema<Fields extends Shape, Shown extends Shape> = ReturnType<typeof sectionSchema<Fields, Shown>>;
type Reply<Entity extends string, Schema extends z.ZodType> = z.ZodObject<{ [Name in Entity]: Schema }>;

type SectionCalls<Entity extends string, Written extends Shape, Schema extends z.ZodType> = {
  [Name in `get_${Entity}`]: Call<typeof noBody, Reply<Entity, Schema>, 'session'> & { audit: undefined };
} & {
  [Name in `update_${Entity}`]: Call<ReturnType<typeof updateBody<Written>>, Reply<Entity, Schema>, 'session'> & {
    audit: { entity: 'store'; action: 'update' };
  };
};

type SecretShape<Secret extends string, Schema> = { [Name in Secret]: Schema };
type WithSecrets<Fields, Secret extends string, Schema> = Fields & SecretShape<Secret, Schema>;

/** A section of a store's settings as `describeSettings` describes it. */
export interface SettingsDescription<
  Entity extends string = string,
  Fields extends Shape = Shape,
  Shown extends Shape = Shape,
  Secret extends string = string,
  Taken extends Shape = Record<never, never>,
> {
  entity: Entity;
  fields: Fields;
  /** By the name of each secret: the fields whose change needs it again. */
  secrets: Readonly<Record<Secret, readonly string[]>>;
  schema: SectionSchema<Fields, Shown>;
  calls: SectionCalls<Entity, Fields & Taken, SectionSchema<Fields, Shown>>;
}

/** A section as a reply shows it. */
export type SettingsOf<Description extends { schema: z.ZodType }> = z.output<Description['schema']>;

/**
 * Describes a section of a store's settings and returns its two calls: `get_x` and `update_x`. On the server,
 * `storeSection` implements them. A section has its own version, so two sections can be saved at once; an update sends
 * the version it read and the fields that changed.
 *
 * @example
 * export const tax = describeSettings('tax_settings', {
 *   permission: 'store/setting',
 *   summary: 'Whether prices include tax',
 *   fields: { is_tax_included: z.boolean() },
 * });
 * export type TaxSettings = SettingsOf<typeof tax>;
 */
export function describeSettings<
  const Entity extends string,
  Fields extends Shape,
  Shown extends Shape = Record<never, never>,
  const Secret extends string = never,
  Taken extends Shape = Record<never, never>,
>(
  entity: Entity,
  description: Description<Fields, Shown, Secret, Taken>,
): SettingsDescription<
  Entity,
  WithSecrets<Fields, Secret, typeof typedSecret>,
  WithSecrets<Shown, Secret, typeof shownSecret>,
  Secret,
  Taken
> {
  const { permission, ownerWrites, stepUp, waitsOutside, storeFlag, summary, effect } = description;
  const secrets = description.secrets ?? ({} as Record<Secret, readonly string[]>);
  const each = <Schema>(schema: Schema) =>
    Object.fromEntries(Object.keys(secrets).map((name) => [name, schema])) as SecretShape<Secret, Schema>;
  const fields = { ...description.fields, ...each(typedSecret) };
  const shown = { ...(description.shown ?? ({} as Shown)), ...each(shownSecret) };
  const schema = sectionSchema<Shape, Shape>(fields, shown);
  const reply = z.object({ [entity]: schema });
  const session = permission
    ? ({ audience: 'session', permission, ...(storeFlag && { storeFlag }) } as const)
    : ({ audience: 'owner', ...(storeFlag && { storeFlag }) } as const);
  const calls = {
    [`get_${entity}`]: call({ ...session, summary, body: noBody, reply }),
    [`update_${entity}`]: call({
      ...(ownerWrites ? ({ audience: 'owner' } as const) : session),
      ...(stepUp && { stepUp }),
      ...(waitsOutside && { waitsOutside }),
      audit: { entity: 'store', action: 'update' },
      summary: ['Changes these settings; omitted fields keep their values', effect].filter(Boolean).join('. '),
      body: updateBody<Shape>({ ...fields, ...description.taken }),
      reply,
    }),
  };
  // The names are computed, so the compiler only sees strings; `SectionCalls` gives them their types. An owner's call
  // has the same kind of session as the others.
  return { entity, fields, secrets, schema: schema as never, calls: calls as never };
}
