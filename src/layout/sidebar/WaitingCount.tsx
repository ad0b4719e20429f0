import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useWaitingOrders } from '../alerts/useWaitingOrders';

const most = 99;

const Pill = styled('span')(({ theme: { palette } }) => ({
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: 10,
  background: palette.stage.new,
  color: palette.background.paper,
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
}));

/** The number of orders that wait to be accepted; empty if there are none. */
export const WaitingCount = () => {
  const t = useTranslate();
  const count = useWaitingOrders(true).waiting.length;
  if (count === 0) return null;
  return (
    <Pill className="count">
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <span style={visuallyHidden}>{t('shell.menu.waiting', { smart_count: count })}</span>
    </Pill>
  );
};
