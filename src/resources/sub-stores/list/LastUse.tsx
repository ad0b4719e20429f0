import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';

/** When somebody who is signed in was here last. */
export const LastUse = ({ at }: { at: string | null }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  return (
    <Typography component="span" variant="body2" sx={{ color: at ? 'text.primary' : 'text.secondary' }}>
      {at ? recordTime(at, { locale, timezone }) : t('subStores.not_here')}
    </Typography>
  );
};
