import type { BodyOf, ReplyOf, StoreCallName } from '#contract/calls/index';
import { describeFields, type FieldOptions, type ResourceField } from '../kinds/kind';

/** Whatever has a call that reads it and one that changes it, without an id: `dispatch_settings`. */
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

/** Settings of the store: some fields that are read, compared and saved together, in one version. */
export interface Settings {
  entity: SettingsEntity;
  fields: readonly ResourceField[];
}

/**
 * Describes settings of the store by the same kinds of fields as a resource.
 *
 * @param texts group of their texts
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
