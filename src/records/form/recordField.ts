import type { ReactNode } from 'react';
import type { ResourceName } from '../../config/resources';

export type Fields = Record<string, unknown>;

/** A record as the store API has it; react-admin adds `id`. */
export type WireRecord = { _id: string; version: number } & Fields;

/** How a value is shown where two are compared. */
export type FieldKind =
  | 'text'
  /** One text a language. */
  | 'texts'
  | 'money'
  | 'percent'
  | 'number'
  | 'boolean'
  | 'images'
  | 'availability'
  /** `is_in_stock`, with `in_stock_at` alongside. */
  | 'stock';

/** A field of a form: what it is called, and how its value reads beside another one. */
export interface RecordField {
  source: string;
  /** Translation key. */
  label: string;
  kind?: FieldKind;
  /** Fields that mean something only together with this one, and are taken over together. */
  alongside?: readonly string[];
  /** For ids: the resource whose records they name. */
  of?: ResourceName;
  /** For what no kind covers. */
  render?: (value: unknown) => ReactNode;
}
