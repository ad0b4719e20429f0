import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useDraft } from '../draft/draftContext';
import { isUntouched } from '../draft/orderDraft';
import { CustomerFields } from './CustomerFields';
import { Extras } from './Extras';
import { LineList } from './LineList';
import { PaymentField } from './PaymentField';
import { PlaceSection } from './PlaceSection';
import { TimeChoice, TimeFields } from './TimeFields';
import { TotalsBlock } from './TotalsBlock';
import { TypeChoice, TypeFields } from './TypeFields';

interface TicketProps {
  onPhoneLeft: () => void;
  /** On a phone, where the ticket lies over the menu. */
  onClose?: () => void;
}

/** The order as it is being taken. The middle scrolls; what it costs and the button stay in sight. */
export const Ticket = ({ onPhoneLeft, onClose }: TicketProps) => {
  const t = useTranslate();
  const { draft, dispatch, store, placing, offerUndo } = useDraft();
  const clear = () => {
    dispatch({ type: 'clear', countryPhoneCode: store.country_phone_code });
    offerUndo(t('createOrder.ticket.cleared'), () => dispatch({ type: 'restore', draft }));
  };
  return (
    <Box
      component="section"
      aria-label={t('createOrder.ticket.title')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 1 }}>
        {onClose && (
          <IconButton edge="start" aria-label={t('createOrder.ticket.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('createOrder.ticket.title')}
        </Typography>
        <Button size="small" color="inherit" disabled={isUntouched(draft) || placing.isPlacing} onClick={clear}>
          {t('createOrder.ticket.clear')}
        </Button>
      </Box>
      <Box
        inert={placing.isPlacing}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          px: 2,
          py: 1,
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
        }}
      >
        <CustomerFields onPhoneLeft={onPhoneLeft} />
        {/* Side by side, and below each other where the words are too long for that. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&& > *': { flex: '1 1 auto', width: 'auto' } }}>
          <TypeChoice />
          <TimeChoice />
        </Box>
        <TimeFields />
        <TypeFields />
        <LineList />
        <Extras />
      </Box>
      <Box
        sx={{ px: 2, pt: 1.5, pb: 2, borderBlockStart: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}
      >
        <PaymentField />
        <TotalsBlock />
        <PlaceSection />
      </Box>
    </Box>
  );
};
