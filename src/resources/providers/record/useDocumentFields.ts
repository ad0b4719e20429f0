import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ProviderDocument } from '#contract/entities/providerDocument';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useUnsavedWork } from '../../../realtime/unsavedWork';

type Field = 'unique_code' | 'expires_on';

/** The number and the last day of a document, with what is typed over them. That stays, whatever else becomes of the document meanwhile. */
export function useDocumentFields(document: ProviderDocument | null) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const kept = { unique_code: document?.unique_code ?? '', expires_on: document?.expires_on ?? '' };
  const values = { ...kept, ...typed };
  const isDirty =
    document !== null && (values.unique_code !== kept.unique_code || values.expires_on !== kept.expires_on);
  useUnsavedWork(isDirty);
  return {
    values,
    isDirty,
    change: (field: Field, text: string) => setTyped((now) => ({ ...now, [field]: text })),
    /** Forgets what was typed, once the document shows it. */
    clear: () => setTyped({}),
    /** Saves what was typed, where something was. @returns the document as it is then */
    async save(): Promise<ProviderDocument | null> {
      if (!document || !isDirty) return document;
      const { _id, version } = document;
      const { unique_code, expires_on } = values;
      const body = { _id, version, unique_code, expires_on: expires_on || null };
      return (await dataProvider.updateDocument(body)).document;
    },
  };
}

export type DocumentFieldValues = ReturnType<typeof useDocumentFields>;
