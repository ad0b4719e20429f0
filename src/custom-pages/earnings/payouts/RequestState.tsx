import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutline';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { WalletState } from '#contract/ledger/walletRequest';
import { StateSign, type Tone } from '../../../components/StateSign';

const looks: Record<WalletState, { tone: Tone; Icon: ComponentType<SvgIconProps> }> = {
  requested: { tone: 'waiting', Icon: ScheduleIcon },
  accepted: { tone: 'waiting', Icon: ScheduleIcon },
  transferred: { tone: 'waiting', Icon: ScheduleIcon },
  completed: { tone: 'good', Icon: CheckCircleIcon },
  returned: { tone: 'bad', Icon: ErrorIcon },
  declined: { tone: 'bad', Icon: ErrorIcon },
  cancelled: { tone: 'quiet', Icon: BlockIcon },
};

/** The state of a request, or of a payout: `completed` or `returned`. */
export const RequestState = ({ state }: { state: WalletState }) => {
  const t = useTranslate();
  const { tone, Icon } = looks[state];
  return (
    <StateSign tone={tone}>
      <Icon aria-hidden />
      {t(`payouts.state.${state}`)}
    </StateSign>
  );
};
