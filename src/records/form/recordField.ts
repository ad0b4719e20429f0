import type { ReactNode } from 'react';
import type { ResourceField } from '../../kinds/kind';

export type Fields = Record<string, unknown>;

/** A record as the store API has it; react-admin adds `id`. */
export type WireRecord = { _id: string; version: number } & Fields;

/** What is compared where two people changed one record: a resource's field, or one that says itself how it reads. */
export type RecordField = Pick<ResourceField, 'source' | 'label'> &
  Partial<ResourceField> & { render?: (value: unknown) => ReactNode };
