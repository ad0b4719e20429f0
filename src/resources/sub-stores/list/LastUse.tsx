import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { recordTime } from '../../../components/order/storeTime';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';

/** When somebody who is signed in was here last. */
export const LastUse = ({ at }: { at: string | null }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreSurroundings();
  return (
    <Typography component="span" variant="body2" sx={{ color: at ? 'text.primary' : 'text.secondary' }}>
      {at ? recordTime(at, { locale, timezone }) : t('subStores.not_here')}
    </Typography>
  );
};
