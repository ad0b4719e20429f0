import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { SubStoreState } from '#contract/entities/subStoreStates';

const looks = {
  active: { Icon: CheckIcon, color: 'success' },
  invited: { Icon: MailIcon, color: 'info' },
  waiting: { Icon: HourglassIcon, color: 'warning' },
  disabled: { Icon: BlockIcon, color: 'default' },
} as const satisfies Record<SubStoreState, object>;

/** How an account stands, by sign and word. */
export const StateSign = ({ state }: { state: SubStoreState }) => {
  const t = useTranslate();
  const { Icon, color } = looks[state];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<Icon />}
      label={t(`subStores.state.${state}`)}
      sx={{ maxInlineSize: '100%', '& .MuiChip-label': { color: 'text.primary' } }}
    />
  );
};
