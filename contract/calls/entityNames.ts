import type { BodyOf, ReplyOf, StoreCallName } from './index';

/** Any entity with a list call: `item` for `get_item_list`. */
export type EntityName = StoreCallName extends infer Name
  ? Name extends `get_${infer Entity}_list`
    ? Entity
    : never
  : never;

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
