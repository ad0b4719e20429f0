import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import DeliveryIcon from '@mui/icons-material/DeliveryDiningOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mirrored } from '../../../components/icons/mirrored';

const Delivery = mirrored(DeliveryIcon);

/** An order's stages, and the action that leads to the next. */
const course = [
  { stage: 'new', name: 'order.status.1', action: 'order.action.accept' },
  { stage: 'preparing', name: 'order.status.5', action: 'order.action.order_ready' },
  { stage: 'ready', name: 'order.status.7', action: 'landing.components.order.hand_over' },
  { stage: 'on_the_way', name: 'order.delivery_status.19', action: 'landing.components.order.deliver' },
] as const;

const lines = [
  { quantity: 2, name: 'landing.components.order.first' },
  { quantity: 1, name: 'landing.components.order.second' },
] as const;

/** A card as on the board, which its button moves from new to delivered. */
export const TryOrder = () => {
  const t = useTranslate();
  const [step, setStep] = useState(0);
  const now = course[step];
  const name = t(now?.name ?? 'order.delivery_status.23');
  const Icon = now ? Delivery : CheckIcon;
  return (
    <Box
      sx={({ palette }) => ({
        border: '1px solid',
        borderColor: 'divider',
        borderBlockStart: `4px solid ${now ? palette.stage[now.stage] : palette.success.main}`,
        borderRadius: 1,
        p: 2,
        bgcolor: 'background.default',
      })}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 650, fontSize: '1.125rem' }}>
          <bdi>{t('order.number', { number: 27 })}</bdi>
        </Typography>
        <Box
          role="status"
          sx={({ palette }) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            fontWeight: 600,
            color: now ? palette.stage[now.stage] : palette.success.main,
          })}
        >
          <Icon aria-hidden fontSize="small" />
          {name}
        </Box>
      </Box>
      <Box component="ul" sx={{ m: 0, my: 1.5, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <li key={line.name}>{t('order.times', { quantity: line.quantity, name: t(line.name) })}</li>
        ))}
      </Box>
      <Button
        fullWidth
        variant={now ? 'contained' : 'outlined'}
        onClick={() => setStep(now ? step + 1 : 0)}
        sx={{ minBlockSize: 44 }}
      >
        {t(now?.action ?? 'landing.components.order.again')}
      </Button>
    </Box>
  );
};
