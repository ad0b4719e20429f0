import { createContext, type RefObject, use } from 'react';
import type { BulkResult } from '#contract/entities/change';
import { type ResourceName, resources } from '../../resources/index';
import type { Fields, RecordField, WireRecord } from './formValues';
import type { Fault } from './serverFaults';

/** A link by its address and the translation key of its text. */
export interface Way {
  to: string;
  label: string;
}

/** The list keeps search, filters and page by itself: its plain address brings them back. */
export const listLink = (name: ResourceName): Way => ({ to: resources[name].path, label: resources[name].label });

/** What follows a save. */
export type SaveIntent = 'stay' | 'back' | 'new';

/** Brings a deleted record back. */
export type TakeBack = (id: string) => Promise<{ results: BulkResult[] }>;

/** What the parts of a record's form know of it. */
export interface FormTools {
  name: ResourceName;
  fields: readonly RecordField[];
  back: Way;
  /** As the record was opened, or last saved here; `null` while it is being created. */
  opened: WireRecord | null;
  isSaving: boolean;
  /** What no field shows. `isRetry`: the server was not reached. */
  failure: (Fault & { isRetry: boolean }) | null;
  /** Validates and saves, as the form's own button does; without an intent, with the last one. */
  submit: (intent?: SaveIntent) => void;
  /** The form goes on from this record, with these values of it changed. */
  restart: (record: WireRecord, values?: Fields) => void;
  mayLeave: RefObject<boolean>;
  /** How the record is called; by its `name` where nothing else is said. */
  nameOf: (record: WireRecord) => string;
  /** Takes a deletion back, of a resource that keeps its own. */
  takeBack?: TakeBack | undefined;
  /** Something beside the form changed the record: the form goes on from there, with what is typed. */
  accept: (record: WireRecord) => void;
}

export const FormToolsContext = createContext<FormTools | null>(null);

export function useFormTools(): FormTools {
  const tools = use(FormToolsContext);
  if (!tools) throw new Error('Parts of a record’s form stand inside RecordEdit or RecordCreate');
  return tools;
}
