import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { limits } from '#contract/limits';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { ApiError, errorText } from '../../../dataProvider/apiError';

interface AddInPlaceProps {
  /** The text of the button that opens the field. */
  label: string;
  onAdd: (name: string, idempotencyKey: string) => Promise<void>;
  isOpenAtFirst?: boolean;
}

/** Adds categories one after another by name alone: Enter adds, and the field is ready for the next. */
export const AddInPlace = ({ label, onAdd, isOpenAtFirst = false }: AddInPlaceProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const key = useRef(uuid());
  const [first] = store.languages_supported;
  const isManyLanguages = store.languages_supported.length > 1 && first;

  const add = async () => {
    if (isRunning) return;
    if (!name.trim()) return setError(t('records.field.required'));
    setRunning(true);
    try {
      await onAdd(name.trim(), key.current);
      key.current = uuid();
      setName('');
      setError(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError(t(errorText(error)));
    } finally {
      setRunning(false);
    }
  };
  const close = () => {
    setOpen(false);
    setError(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void add();
    }
    if (event.key === 'Escape') close();
  };

  if (!isOpen)
    return (
      <Button startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {label}
      </Button>
    );
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap', py: 0.5, inlineSize: '100%' }}>
      <TextField
        autoFocus
        size="small"
        label={isManyLanguages ? t('records.languages.label', { label, language: first.name }) : label}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setError(null);
        }}
        onKeyDown={onKeyDown}
        error={error !== null}
        helperText={error ?? t('categories.add_hint')}
        sx={{ flex: '1 1 220px', maxInlineSize: 420 }}
        slotProps={{
          htmlInput: { maxLength: limits.nameMax, autoComplete: 'off', enterKeyHint: 'done' },
          formHelperText: { role: 'status' },
        }}
      />
      <Button variant="contained" onClick={add} loading={isRunning}>
        {t('common.add')}
      </Button>
      <Button color="inherit" onClick={close}>
        {t('categories.done')}
      </Button>
    </Box>
  );
};
