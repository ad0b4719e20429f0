import NoteAddIcon from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CustomerNote } from '#contract/entities/customer';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { withTexts } from '../../i18n/index';
import type { CustomerNumber } from './useCustomer';

const CustomerNoteDialog = lazyWithRetry(withTexts(['pages', 'orders'], () => import('./CustomerNoteDialog')));

interface EditNoteButtonProps {
  number: CustomerNumber;
  name: string;
  note: CustomerNote | undefined;
}

const isEmpty = ({ note, allergies, language, is_blocked }: CustomerNote): boolean =>
  !note && !allergies && !language && !is_blocked;

/** Opens the note about a customer, or a new one. */
export const EditNoteButton = ({ number, name, note }: EditNoteButtonProps) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<NoteAddIcon />} onClick={() => setOpen(true)} sx={{ flexShrink: 0, minBlockSize: 40 }}>
        {t(!note || isEmpty(note) ? 'customers.add' : 'customers.edit')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CustomerNoteDialog number={number} name={name} note={note} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
