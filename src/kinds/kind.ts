import type { ComponentType } from 'react';
import type { EntityName } from '#contract/calls/entityNames';
import type { TextTools } from '../components/text/useTextTools';
import type { ListedRecord } from './listedRecord';

/** Each is a file in this folder. */
export type KindName =
  | 'address'
  | 'area_shape'
  | 'availability'
  | 'boolean'
  | 'charge_tiers'
  | 'choice'
  | 'choices'
  | 'colour'
  | 'cover_exceptions'
  | 'date'
  | 'dates'
  | 'day_hours'
  | 'day_start'
  | 'delivery_fee'
  | 'date_time'
  | 'distance'
  | 'duration'
  | 'email'
  | 'event_texts'
  | 'fee_bands'
  | 'image'
  | 'images'
  | 'location'
  | 'marks'
  | 'menu_languages'
  | 'modifiers'
  | 'money'
  | 'multilingual'
  | 'note'
  | 'number'
  | 'offer_targets'
  | 'offer_value'
  | 'percent'
  | 'permissions'
  | 'phone'
  | 'recursion'
  | 'reference'
  | 'references'
  | 'reply_templates'
  | 'secret'
  | 'stays'
  | 'stock'
  | 'table_place'
  | 'tags'
  | 'text'
  | 'time'
  | 'url'
  | 'week'
  | 'weeks';

/** How a column behaves when space is short. */
export interface ColumnVisibility {
  /** Minimum width in px; defaults to the kind's. */
  width?: number;
  /** Takes up the remaining width. */
  grows?: boolean;
  /** Columns with the highest rank are hidden first. A column with rank 0 always stays. */
  rank?: number;
  /** Hidden until the user turns the column on. */
  isExtra?: boolean;
}

/** A field in a descriptor. Only the kind is required. */
export interface FieldOptions {
  kind: KindName;
  /** Translation key; defaults to `<texts>.field.<source>`. */
  label?: string;
  /** Translation key of the text below the input; `true`: `<texts>.help.<source>`. */
  help?: string | true;
  required?: boolean;
  /** Shown in the form but can't be changed there. */
  readOnly?: boolean;
  /** Longest text or highest number, in the record's unit. */
  max?: number;
  min?: number;
  /** The values of a choice. */
  choices?: readonly (string | number)[];
  /**
   * For marks: translation key of the choice "none of these". With it, a field in which nothing is stated is `null`.
   */
  none?: string;
  /** Translation group for a choice's values; defaults to `<texts>.choice.<source>`. */
  choiceTexts?: string;
  /** Translation group for the explanations of a choice's values. With it, the choices are listed one below another. */
  choiceDetails?: string;
  /** The entity that references point to. */
  of?: EntityName;
  /** Fields that only make sense together with this one. They are compared and applied together. */
  alongside?: readonly string[];
  /** Shown in the list. `inline`: can be changed there. */
  list?: true | 'inline' | ColumnVisibility;
  /** The list can be filtered by it; for kinds with few values. */
  filter?: true;
  /** The list can be sorted by it. `ASC` or `DESC` makes it the list's initial order. */
  sort?: true | 'ASC' | 'DESC';
  /** Can be set for many records at once. */
  bulk?: true;
  /** Not in the CSV file of the list. */
  csv?: false;
  /** A new record's value, if it differs from the kind's. */
  blank?: unknown;
}

/** A field of a resource. `label`, `help` and `choiceTexts` are translation keys. */
export interface ResourceField extends FieldOptions {
  source: string;
  label: string;
  help?: string;
  choiceTexts: string;
}

/** A descriptor's fields with their translation keys, in descriptor order. */
export const describeFields = (texts: string, fields: Readonly<Record<string, FieldOptions>>): ResourceField[] =>
  Object.entries(fields).map(([source, { help, ...field }]) => ({
    choiceTexts: `${texts}.choice.${source}`,
    label: `${texts}.field.${source}`,
    ...field,
    source,
    ...(help ? { help: help === true ? `${texts}.help.${source}` : help } : {}),
  }));

export interface InputProps {
  field: ResourceField;
  isNew: boolean;
}

export interface FieldProps {
  field: ResourceField;
  value: unknown;
  record: ListedRecord;
}

/** Everything specific to one kind of field, in one place. */
export interface Kind {
  /** Turns a value into text for comparisons, the history and lists. Empty for a missing value. */
  toText: (value: unknown, field: ResourceField, tools: TextTools) => string;
  /** The value in a list or on a card, if plain text isn't enough. */
  Field?: ComponentType<FieldProps>;
  /** Changes the value in the list. */
  InlineInput?: ComponentType<FieldProps & { onChange: (value: unknown) => void; name: string }>;
  /** The value next to another one in a comparison, if plain text isn't enough; with `alongside`, an object of all. */
  Comparison?: ComponentType<{ field: Pick<ResourceField, 'of'>; value: unknown }>;
  /** Missing for kinds that are only edited in a form of their own. */
  Input?: ComponentType<InputProps>;
  /** Renders consecutive fields of this kind that share something, such as the tabs of their languages. */
  Inputs?: ComponentType<Omit<InputProps, 'field'> & { fields: readonly ResourceField[] }>;
  /** Values to filter a list by, with their translation keys. */
  filterChoices?: (field: ResourceField) => readonly { value: string | number | boolean; label: string }[];
  /** The value in a CSV file, if it differs from the text: a number in a format that spreadsheets read. */
  toCsv?: (value: unknown, field: ResourceField, tools: TextTools) => string;
  /** A new record's value. */
  blank: unknown;
  /** A new record's values for the fields that always go with it. */
  blankBeside?: Readonly<Record<string, unknown>>;
  /** Column width in px. */
  width: number;
  align?: 'end' | 'center';
}

/** Descriptor options that the inputs of all kinds use. */
export const inputProps = ({ source, label, required = false, readOnly = false, help }: ResourceField) => ({
  source,
  label,
  disabled: readOnly,
  ...(required ? { required } : {}),
  ...(help ? { helperText: help } : {}),
});

/** The bounds of a number, for inputs with bounds of their own. */
export const boundsOf = ({ min, max }: ResourceField) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

/** For an input whose empty field is `null` on the wire. */
export const noneAsNull = {
  parse: (typed: string): string | null => typed || null,
  format: (value: unknown): string => (typeof value === 'string' ? value : ''),
};
