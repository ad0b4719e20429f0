import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import HistoryToggleOffIcon from '@mui/icons-material/HistoryToggleOffOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import UpcomingIcon from '@mui/icons-material/UpcomingOutlined';
import type { ComponentType } from 'react';

/** Icons of the navigation tree, by the names it uses. */
export const navigationIcons: Record<string, ComponentType<{ fontSize?: 'small' }>> = {
  create_order: AddShoppingCartIcon,
  orders: ReceiptLongIcon,
  today: TodayIcon,
  tomorrow: UpcomingIcon,
  schedule: EventIcon,
  past: HistoryToggleOffIcon,
  profile: PersonIcon,
};
