import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import CallIcon from '@mui/icons-material/CallOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined';
import SnoozeIcon from '@mui/icons-material/SnoozeOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import WifiIcon from '@mui/icons-material/WifiOffOutlined';

/** What is told first, by the names of its texts. */
export const highlights = [
  { name: 'live', Icon: BoltIcon },
  { name: 'sound', Icon: NotificationsIcon },
  { name: 'phone', Icon: CallIcon },
  { name: 'stock', Icon: SnoozeIcon },
  { name: 'team', Icon: BadgeIcon },
  { name: 'files', Icon: TableIcon },
  { name: 'connection', Icon: WifiIcon },
  { name: 'languages', Icon: TranslateIcon },
] as const;
