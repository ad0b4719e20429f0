import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ProviderDocument } from '#contract/entities/providerDocument';
import { limits } from '#contract/limits';
import { documentTypeOf } from '#contract/providers/documentTypes';
import type { DocumentFieldValues } from './useDocumentFields';

interface DocumentFieldsProps {
  document: ProviderDocument;
  fields: DocumentFieldValues;
  isBusy: boolean;
  onSave: () => void;
}

/** The number and the last day that stand on a document. */
export const DocumentFields = ({ document, fields, isBusy, onSave }: DocumentFieldsProps) => {
  const t = useTranslate();
  const type = documentTypeOf(document.document_type_id);
  const { values, change, isDirty } = fields;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start', pt: 0.75 }}>
      {type?.has_unique_code && (
        <TextField
          label={t('providers.documents.number')}
          size="small"
          value={values.unique_code}
          onChange={({ target }) => change('unique_code', target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: limits.codeMax, autoComplete: 'off' } }}
        />
      )}
      {type?.has_expiry && (
        <TextField
          type="date"
          label={t('providers.documents.expires_on')}
          size="small"
          value={values.expires_on}
          onChange={({ target }) => change('expires_on', target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2999-12-31' } }}
        />
      )}
      {isDirty && (
        <Button variant="outlined" loading={isBusy} onClick={onSave} sx={{ minBlockSize: 40 }}>
          {t('records.save.save')}
        </Button>
      )}
    </Box>
  );
};
