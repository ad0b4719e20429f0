import BlockIcon from '@mui/icons-material/BlockOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { CustomerNote } from '#contract/entities/customer';
import { languageNames } from './languageNames';

const alertSx = { py: 0, overflowWrap: 'anywhere', fontWeight: 550 } as const;

/** The note about a customer: a block and allergies come first. */
export const CustomerNoteView = ({ note }: { note: CustomerNote }) => {
  const t = useTranslate();
  const nameOf = languageNames(useLocale());
  return (
    <>
      {note.is_blocked && (
        <Alert severity="error" icon={<BlockIcon fontSize="small" />} sx={alertSx}>
          {t('customers.blocked')}
        </Alert>
      )}
      {note.allergies && (
        <Alert severity="warning" icon={<WarningIcon fontSize="small" />} sx={alertSx}>
          {t('customers.allergic_to', { allergies: note.allergies })}
        </Alert>
      )}
      {note.note && (
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note.note}
        </Typography>
      )}
      {note.language && (
        <Typography variant="body2" color="text.secondary">
          {t('customers.language', { language: nameOf(note.language) })}
        </Typography>
      )}
    </>
  );
};
