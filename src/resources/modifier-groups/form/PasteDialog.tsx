import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import { useDialogField } from '../../../records/form/useDialogField';
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
  const { currency, money } = useStoreFormat();
  const rowsOf = (text: string) => readLines(text, currency);
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ text: '' }),
    save: async ({ text }) => {
      onAdd(rowsOf(text));
      onClose();
    },
  });
  const { textField } = useDialogField<string>(form, 'text');
  const rows = rowsOf(textField.value);
  const read = list(
    rows
      .slice(0, 3)
      .map(({ name, price }) => (typeof price === 'number' ? `${name[0]} ${money(price)}` : (name[0] ?? ''))),
  );
  return (
    <DialogForm
      title={t('modifierGroups.paste.title')}
      form={form}
      confirm={t('modifierGroups.paste.add', { smart_count: rows.length })}
      canSave={rows.length > 0 && rows.length <= room}
      maxWidth="sm"
      onClose={onClose}
    >
      <TextField
        {...textField}
        autoFocus
        multiline
        fullWidth
        minRows={6}
        maxRows={14}
        label={t('modifierGroups.paste.label')}
        placeholder={t('modifierGroups.paste.example')}
        error={rows.length > room}
        helperText={
          rows.length > room
            ? t('modifierGroups.paste.too_many', { room })
            : read
              ? t('modifierGroups.paste.read', { read: rows.length > 3 ? `${read} …` : read })
              : t('modifierGroups.paste.hint')
        }
        slotProps={{ inputLabel: { shrink: true }, formHelperText: { role: 'status' } }}
      />
    </DialogForm>
  );
};
