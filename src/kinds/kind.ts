import type { ComponentType } from 'react';
import type { StoreCallName } from '#contract/calls/index';
import type { ListedRecord } from '../records/list/listedRecord';

/** Whatever has a list call: `item` for `get_item_list`. */
export type EntityName = StoreCallName extends infer Name
  ? Name extends `get_${infer Entity}_list`
    ? Entity
    : never
  : never;

/** Each is a file in this folder. */
export type KindName =
  | 'address'
  | 'availability'
  | 'boolean'
  | 'choice'
  | 'colour'
  | 'date'
  | 'date_time'
  | 'duration'
  | 'email'
  | 'image'
  | 'images'
  | 'location'
  | 'money'
  | 'multilingual'
  | 'note'
  | 'number'
  | 'percent'
  | 'phone'
  | 'reference'
  | 'references'
  | 'secret'
  | 'stock'
  | 'text'
  | 'time'
  | 'url';

/** How a column gives way where there is little room. */
export interface ColumnPlace {
  /** Least width in px; the kind's own where it is left out. */
  width?: number;
  /** Takes the width that is left over. */
  grows?: boolean;
  /** Columns with the highest rank are left out first. 0 always stays. */
  rank?: number;
  /** Hidden until somebody chooses the column. */
  isExtra?: boolean;
}

/** What a descriptor says of a field. Everything but the kind is optional. */
export interface FieldOptions {
  kind: KindName;
  /** Translation key; `<texts>.field.<source>` where it is left out. */
  label?: string;
  /** Translation key of the text below the input; `true`: `<texts>.help.<source>`. */
  help?: string | true;
  required?: boolean;
  /** Shown in the form, not changed there. */
  readOnly?: boolean;
  /** Longest text, or highest number, in the unit of the record. */
  max?: number;
  min?: number;
  /** Of a choice: its values. */
  choices?: readonly (string | number)[];
  /** Of a choice: where the texts of its values are; `<texts>.choice.<source>` where it is left out. */
  choiceTexts?: string;
  /** Of a choice: where texts are that say what each value means. With them the choices stand below each other. */
  choiceDetails?: string;
  /** Of references: whose records they name. */
  of?: EntityName;
  /** Fields that mean something only together with this one; they are compared, and taken over, together. */
  alongside?: readonly string[];
  /** Shows in the list. `inline`: it can be changed there. */
  list?: true | 'inline' | ColumnPlace;
  /** The list can be filtered by it: kinds with few values. */
  filter?: true;
  /** The list can be sorted by it. `ASC` and `DESC`: this is the order in which the list opens. */
  sort?: true | 'ASC' | 'DESC';
  /** Can be set for many records at once. */
  bulk?: true;
  /** Not in the CSV file of the list. */
  csv?: false;
  /** A new record's value, where it is not the kind's. */
  blank?: unknown;
  /** Reads the value beside another one, for what no kind covers. With `alongside`: an object of all of them. */
  Value?: ComponentType<{ value: unknown }>;
}

/** A field of a resource. `label`, `help` and `choiceTexts` are translation keys. */
export interface ResourceField extends FieldOptions {
  source: string;
  label: string;
  help?: string;
  choiceTexts: string;
}

/** A descriptor's fields with the keys of their texts, in its order. */
export const describeFields = (texts: string, fields: Readonly<Record<string, FieldOptions>>): ResourceField[] =>
  Object.entries(fields).map(([source, { help, ...field }]) => ({
    choiceTexts: `${texts}.choice.${source}`,
    label: `${texts}.field.${source}`,
    ...field,
    source,
    ...(help ? { help: help === true ? `${texts}.help.${source}` : help } : {}),
  }));

/** What a value is put into words with. */
export interface TextTools {
  t: (key: string, options?: Record<string, unknown>) => string;
  locale: string;
  timezone: string;
  currency: string;
  money: (amount: number) => string;
  /** A multilingual value in the reader's language. */
  text: (value: readonly string[]) => string;
  list: (texts: readonly string[]) => string;
}

export interface InputProps {
  field: ResourceField;
  isNew: boolean;
}

export interface FieldProps {
  field: ResourceField;
  value: unknown;
  record: ListedRecord;
}

/** All that is particular to a kind of field, in one place. */
export interface Kind {
  /** Puts a value into words: where two are compared, in the history, in a list. Empty for a value that is not there. */
  toText: (value: unknown, field: ResourceField, tools: TextTools) => string;
  /** The value in a list or on a card, where it is more than its text. */
  Field?: ComponentType<FieldProps>;
  /** Changes the value in the list. */
  InlineInput?: ComponentType<FieldProps & { onChange: (value: unknown) => void; name: string }>;
  Input: ComponentType<InputProps>;
  /** Values to filter a list by, with the translation keys of their texts. */
  filterChoices?: (field: ResourceField) => readonly { value: string | number | boolean; label: string }[];
  /** The value in a CSV file, where it is not its text: a number as a spreadsheet reads it. */
  toCsv?: (value: unknown, field: ResourceField, tools: TextTools) => string;
  /** A new record's value. */
  blank: unknown;
  /** The same of fields that always stand beside it. */
  blankBeside?: Readonly<Record<string, unknown>>;
  /** Of a column, in px. */
  width: number;
  align?: 'end' | 'center';
}

/** What the inputs of all kinds take from the descriptor. */
export const inputProps = ({ source, label, required = false, readOnly = false, help }: ResourceField) => ({
  source,
  label,
  disabled: readOnly,
  ...(required ? { required } : {}),
  ...(help ? { helperText: help } : {}),
});
