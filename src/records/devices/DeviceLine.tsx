import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { browserName } from '#contract/browserName';
import type { DeviceSession } from '#contract/entities/subStore';
import { recordTime } from '../../components/order/storeTime';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 64,
  paddingBlock: 6,
  '& + &': { borderBlockStart: `1px solid ${theme.palette.divider}` },
}));

interface DeviceLineProps {
  device: DeviceSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One device: which browser, from where, when last; this one says so and is not ended from here. */
export const DeviceLine = ({ device, isEnding, onEnd }: DeviceLineProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreSurroundings();
  const { user_agent, address, last_used_at, is_current } = device;
  const { browser, system } = browserName(user_agent);
  const known = browser && system ? t('access.devices.device', { browser, system }) : browser || system;
  const name = known || t('access.devices.unknown');
  const Icon = /Android|iPhone|iPad|Mobile/.test(user_agent) ? PhoneIcon : ComputerIcon;
  return (
    <Line>
      <Icon sx={{ color: 'text.secondary' }} />
      <div style={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('access.devices.last_use', { time: recordTime(last_used_at, { locale, timezone }) })}
          {' · '}
          <bdi dir="ltr">{address}</bdi>
        </Typography>
      </div>
      {is_current ? (
        <Chip size="small" color="primary" variant="outlined" label={t('access.devices.this')} />
      ) : (
        <Button
          color="inherit"
          variant="outlined"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('access.devices.end_one', { name })}
          sx={{ minBlockSize: 40 }}
        >
          {t('access.devices.end')}
        </Button>
      )}
    </Line>
  );
};
