import type { BodyOf, ReplyOf, StoreCallName } from '#contract/calls/index';
import { describeFields, type FieldOptions, type ResourceField } from '../kinds/kind';

/** Any entity with a call that reads it and one that changes it, without an id: `dispatch_settings`. */
export type SettingsEntity = {
  [Name in StoreCallName]: Name extends `get_${infer Entity}`
    ? `update_${Entity}` extends StoreCallName
      ? BodyOf<Name> extends { _id: string }
        ? never
        : ReplyOf<Name> extends Record<Entity, { version: number }>
          ? Entity
          : never
      : never
    : never;
}[StoreCallName];

/** Store settings: fields that are read, compared and saved together, as one version. */
export interface Settings {
  entity: SettingsEntity;
  fields: readonly ResourceField[];
}

/**
 * Describes store settings with the same kinds of fields as a resource.
 *
 * @param texts the group of their translations
 * @example
 * export const dispatchSettings = defineSettings('dispatch_settings', 'dispatch.settings', {
 *   offer_seconds: { kind: 'number', required: true, min: 10, max: 300 },
 * });
 */
export const defineSettings = (
  entity: SettingsEntity,
  texts: string,
  fields: Readonly<Record<string, FieldOptions>>,
): Settings => ({ entity, fields: describeFields(texts, fields) });
