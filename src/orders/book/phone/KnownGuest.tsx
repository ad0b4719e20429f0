import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { IfAllowed } from '../../../components/access/useIsAllowed';
import { CustomerNoteView } from '../../customers/CustomerNoteView';
import type { FoundCustomer } from '../../customers/customerLookup';
import { type CustomerNumber, useCustomer } from '../../customers/useCustomer';
import { visitsText } from '../visitsText';

const Note = ({ number }: { number: CustomerNumber }) => {
  const note = useCustomer(number)?.note;
  return note ? <CustomerNoteView note={note} /> : null;
};

/** A guest with earlier orders, with the note for those who can read it. */
export const KnownGuest = ({ guest }: { guest: FoundCustomer }) => {
  const t = useTranslate();
  const { country_phone_code, phone } = guest;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="body2">
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          {guest.name}
        </Box>
        {` · ${visitsText(guest, t)}`}
      </Typography>
      <IfAllowed permission="store/order">
        <Note number={{ country_phone_code, phone }} />
      </IfAllowed>
    </Box>
  );
};
