import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useAccount } from './useAccount';

/** Why nothing of this account can be changed here. */
export const GapNotice = () => {
  const t = useTranslate();
  const gap = useAccount()?.management_gap;
  return gap ? <Alert severity="info">{t(`subStores.gap.${gap}`)}</Alert> : null;
};
