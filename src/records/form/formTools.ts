import { createContext, type RefObject, use } from 'react';
import type { BulkResult } from '#contract/entities/change';
import { type ResourceName, resources } from '../../descriptors/resources/index';
import type { Fields, RecordField, WireRecord } from './formValues';
import type { FormError } from './serverErrors';

/** A link: its address, and the translation key of its text. */
export interface BackLink {
  to: string;
  label: string;
}

/** The list remembers search, filters and page: its plain address restores them. */
export const listLink = (name: ResourceName): BackLink => ({ to: resources[name].path, label: resources[name].label });

/** The next step after saving. */
export type SaveIntent = 'stay' | 'back' | 'new';

/** Brings a deleted record back. */
export type TakeBack = (id: string) => Promise<{ results: BulkResult[] }>;

/** State and functions that the parts of a record's form share. */
export interface FormTools {
  /** The resource; settings have none. */
  name?: ResourceName | undefined;
  fields: readonly RecordField[];
  /** Where Cancel leads; without it, Cancel discards what was typed. */
  back?: BackLink | undefined;
  /** As the record was opened, or last saved here; `null` while it is being created. */
  opened: WireRecord | null;
  isSaving: boolean;
  /** An error that no field shows. `isRetry`: the server wasn't reached. */
  failure: (FormError & { isRetry: boolean }) | null;
  /** Validates and saves like the form's own button; without an intent, with the last one. */
  submit: (intent?: SaveIntent) => void;
  /** Continues from this record, with these values changed. */
  restart: (record: WireRecord, values?: Fields) => void;
  mayLeave: RefObject<boolean>;
  /** The record's name; its `name` field by default. */
  nameOf: (record: WireRecord) => string;
  /** Undoes a deletion, for a resource that keeps its deleted records. */
  takeBack?: TakeBack | undefined;
  /** Something outside the form changed the record: the form continues from there and keeps what was typed. */
  accept: (record: WireRecord) => void;
}

export const FormToolsContext = createContext<FormTools | null>(null);

export function useFormTools(): FormTools {
  const tools = use(FormToolsContext);
  if (!tools) throw new Error('Parts of a record’s form stand inside RecordEdit or RecordCreate');
  return tools;
}
