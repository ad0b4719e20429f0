import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { mirrored } from '../../../components/icons/mirrored';
import type { CustomerChange } from './customerChanges';

const Arrow = mirrored(ArrowForwardIcon);

/** The decision about the customer's details: change them, use them once, or go back to the ticket. */
export type CustomerAnswer = 'update' | 'once' | 'back';

interface CustomerQuestionProps {
  name: string;
  changes: readonly CustomerChange[];
  onAnswer: (answer: CustomerAnswer) => void;
}

const Change = ({ field, before, after }: CustomerChange) => {
  const t = useTranslate();
  return (
    <Box>
      <Typography component="dt" variant="caption" color="text.secondary">
        {t(field === 'name' ? 'createOrder.customer.name' : 'createOrder.address.label')}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Typography component="del" color="text.secondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {before}
        </Typography>
        <Arrow fontSize="small" sx={{ color: 'text.secondary' }} />
        <Typography
          component="ins"
          dir="auto"
          sx={{ textDecoration: 'none', fontWeight: 550, overflowWrap: 'anywhere' }}
        >
          {after}
        </Typography>
      </Box>
    </Box>
  );
};

/** Asks before an order changes the name or adds an address of a known customer. Enter leaves the customer alone. */
export const CustomerQuestion = ({ name, changes, onAnswer }: CustomerQuestionProps) => {
  const t = useTranslate();
  return (
    <Dialog open onClose={() => onAnswer('back')} maxWidth="xs" fullWidth aria-labelledby="customer-question">
      <DialogTitle id="customer-question">{t('createOrder.customer_changed.title', { name })}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {changes.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </Box>
        {changes.some(({ field }) => field === 'address') && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            {t('createOrder.customer_changed.address_detail')}
          </Typography>
        )}
      </DialogContent>
      {/* One below the other: three choices in any language, and easy to tell apart. */}
      <DialogActions
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          gap: 1,
          px: 3,
          pb: 2,
          '&& > *': { m: 0 },
        }}
      >
        <Button autoFocus size="large" variant="contained" onClick={() => onAnswer('once')}>
          {t('createOrder.customer_changed.once')}
        </Button>
        <Button size="large" variant="outlined" onClick={() => onAnswer('update')}>
          {t('createOrder.customer_changed.update')}
        </Button>
        <Button size="large" color="inherit" onClick={() => onAnswer('back')}>
          {t('createOrder.customer_changed.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
