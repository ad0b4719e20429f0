import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';

/** At most this many areas are named; the rest are counted. */
const maxNames = 3;

/** Why an area can never win, and how to fix it. */
export const NeverUsed = ({ hiddenBy }: { hiddenBy: readonly { name: readonly string[] }[] }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const list = useListText();
  const names = hiddenBy.slice(0, maxNames).map(({ name }) => t('deliveryAreas.quoted', { name: text(name) }));
  const areas = list(hiddenBy.length > maxNames ? [...names, '…'] : names);
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', py: 0.5 }}>
      <WarningIcon fontSize="small" color="warning" />
      <Typography variant="body2">
        <b>{t('deliveryAreas.never_used', { smart_count: hiddenBy.length, areas })}</b>{' '}
        {t('deliveryAreas.never_used_repair')}
      </Typography>
    </Box>
  );
};
