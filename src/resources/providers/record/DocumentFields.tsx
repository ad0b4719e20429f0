import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ProviderDocument } from '#contract/entities/providerDocument';
import { limits } from '#contract/limits';
import { documentTypeOf } from '#contract/providers/documentTypes';
import { callApi } from '../../../dataProvider/callApi';
import { useUnsavedWork } from '../../../realtime/unsavedWork';
import { useTold } from './useTold';

/** The number and the last day that stand on a document. */
export const DocumentFields = ({ document, onSaved }: { document: ProviderDocument; onSaved: () => Promise<void> }) => {
  const t = useTranslate();
  const told = useTold();
  const type = documentTypeOf(document.document_type_id);
  const [code, setCode] = useState(document.unique_code);
  const [day, setDay] = useState(document.expires_on ?? '');
  const [isBusy, setBusy] = useState(false);
  const isDirty = code !== document.unique_code || day !== (document.expires_on ?? '');
  useUnsavedWork(isDirty);
  const save = async () => {
    setBusy(true);
    const { _id, version } = document;
    const body = { _id, version, unique_code: code, expires_on: day || null };
    if (await told(() => callApi('update_document', body))) await onSaved();
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start', pt: 0.75 }}>
      {type?.has_unique_code && (
        <TextField
          label={t('providers.documents.number')}
          size="small"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: limits.codeMax, autoComplete: 'off' } }}
        />
      )}
      {type?.has_expiry && (
        <TextField
          type="date"
          label={t('providers.documents.expires_on')}
          size="small"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2999-12-31' } }}
        />
      )}
      {isDirty && (
        <Button variant="outlined" loading={isBusy} onClick={() => void save()} sx={{ minBlockSize: 40 }}>
          {t('records.save.save')}
        </Button>
      )}
    </Box>
  );
};
