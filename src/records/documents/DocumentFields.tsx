import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { documentTypeOf } from '#contract/documents/documentTypes';
import type { UploadedDocument } from '#contract/entities/document';
import { limits } from '#contract/limits';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import { useAskOnClose } from '../form/UnsavedQuestion';

type Field = 'unique_code' | 'expires_on';

/**
 * A document's number and expiry date, with what was typed over them. That stays, whatever happens to the document in
 * the meantime.
 *
 * @param options.isLocked the document can't be changed now: what was typed over it isn't shown, and leaving doesn't ask about it
 */
export function useDocumentFields(document: UploadedDocument | null, { isLocked = false } = {}) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const saved = { unique_code: document?.unique_code ?? '', expires_on: document?.expires_on ?? '' };
  const values = { ...saved, ...typed };
  const differs = values.unique_code !== saved.unique_code || values.expires_on !== saved.expires_on;
  const isDirty = document !== null && !isLocked && differs;
  useUnsavedWork(isDirty);
  useAskOnClose(isDirty);
  return {
    values,
    isDirty,
    change: (field: Field, text: string) => setTyped((now) => ({ ...now, [field]: text })),
    /** Discards what was typed, once the document shows it. */
    clear: () => setTyped({}),
    /** Saves what was typed, if anything. @returns the document as it is then */
    async save(): Promise<UploadedDocument | null> {
      if (!document || !isDirty) return document;
      const { _id, version } = document;
      const { unique_code, expires_on } = values;
      const body = { _id, version, unique_code, expires_on: expires_on || null };
      return (await dataProvider.updateDocument(body)).document;
    },
  };
}

type DocumentFieldValues = ReturnType<typeof useDocumentFields>;

interface DocumentFieldsProps {
  document: UploadedDocument;
  fields: DocumentFieldValues;
  isBusy: boolean;
  onSave: () => void;
}

/** The number and expiry date of a document. */
export const DocumentFields = ({ document, fields, isBusy, onSave }: DocumentFieldsProps) => {
  const t = useTranslate();
  const type = documentTypeOf(document.document_type_id);
  const { values, change, isDirty } = fields;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start', pt: 0.75 }}>
      {type?.has_unique_code && (
        <TextField
          label={t('documents.number')}
          size="small"
          value={values.unique_code}
          onChange={({ target }) => change('unique_code', target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: limits.codeMax, autoComplete: 'off' } }}
        />
      )}
      {type?.has_expiry && (
        <TextField
          type="date"
          label={t('documents.expires_on')}
          size="small"
          value={values.expires_on}
          onChange={({ target }) => change('expires_on', target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: limits.plannedDays[1] } }}
        />
      )}
      {isDirty && (
        <Button variant="outlined" loading={isBusy} onClick={onSave} sx={{ minBlockSize: 40 }}>
          {t('common.save')}
        </Button>
      )}
    </Box>
  );
};
