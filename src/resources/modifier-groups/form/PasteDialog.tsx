import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { useGuardedClose } from '../../../records/form/useGuardedClose';
import { type ModifierRow, readLines } from './modifierRows';

interface PasteDialogProps {
  /** How many more fit into the group. */
  room: number;
  onAdd: (rows: ModifierRow[]) => void;
  onClose: () => void;
}

/** Adds many modifiers at once, one per line. Pasting them into a name does the same. */
export const PasteDialog = ({ room, onAdd, onClose }: PasteDialogProps) => {
  const t = useTranslate();
  const list = useListText();
  const titleId = useId();
  const { currency, money } = useStoreFormat();
  const [text, setText] = useState('');
  const { close, question } = useGuardedClose({ isTyped: text.trim() !== '', onClose });
  const rows = readLines(text, currency);
  const read = list(
    rows
      .slice(0, 3)
      .map(({ name, price }) => (typeof price === 'number' ? `${name[0]} ${money(price)}` : (name[0] ?? ''))),
  );
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('modifierGroups.paste.title')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          multiline
          fullWidth
          minRows={6}
          maxRows={14}
          label={t('modifierGroups.paste.label')}
          placeholder={t('modifierGroups.paste.example')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={rows.length > room}
          helperText={
            rows.length > room
              ? t('modifierGroups.paste.too_many', { room })
              : read
                ? t('modifierGroups.paste.read', { read: rows.length > 3 ? `${read} …` : read })
                : t('modifierGroups.paste.hint')
          }
          sx={{ mt: 1 }}
          slotProps={{ inputLabel: { shrink: true }, formHelperText: { role: 'status' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('records.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={rows.length === 0 || rows.length > room}
          onClick={() => {
            onAdd(rows);
            onClose();
          }}
        >
          {t('modifierGroups.paste.add', { smart_count: rows.length })}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
};
