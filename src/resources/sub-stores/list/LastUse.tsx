import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { recordTime } from '../../../components/order/storeTime';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';

/** When somebody was here last. */
export const LastUse = ({ at }: { at: string | null }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreSurroundings();
  return (
    <Typography component="span" variant="body2" sx={{ color: at ? 'text.primary' : 'text.secondary' }}>
      {at ? recordTime(at, { locale, timezone }) : t('subStores.never_used')}
    </Typography>
  );
};
