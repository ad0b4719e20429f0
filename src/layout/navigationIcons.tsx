import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import DeliveryDiningIcon from '@mui/icons-material/DeliveryDiningOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HistoryToggleOffIcon from '@mui/icons-material/HistoryToggleOffOutlined';
import ImportExportIcon from '@mui/icons-material/ImportExportOutlined';
import ListAltIcon from '@mui/icons-material/ListAltOutlined';
import LunchDiningIcon from '@mui/icons-material/LunchDiningOutlined';
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenuOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import UpcomingIcon from '@mui/icons-material/UpcomingOutlined';
import type { ComponentType } from 'react';
import { mirrored } from '../components/icons/mirrored';

/** Icons of the navigation tree, by the names it uses. */
export const navigationIcons: Record<string, ComponentType<{ fontSize?: 'small' }>> = {
  create_order: AddShoppingCartIcon,
  orders: ReceiptLongIcon,
  today: TodayIcon,
  tomorrow: UpcomingIcon,
  schedule: EventIcon,
  past: HistoryToggleOffIcon,
  dispatch: mirrored(DeliveryDiningIcon),
  history: HistoryIcon,
  history_list: ListAltIcon,
  menu: RestaurantMenuIcon,
  items: LunchDiningIcon,
  categories: CategoryIcon,
  modifier_groups: TuneIcon,
  import_data: ImportExportIcon,
  users: GroupsIcon,
  providers: mirrored(DeliveryDiningIcon),
  activity: HistoryIcon,
  sub_stores: ManageAccountsIcon,
  profile: PersonIcon,
  support: SupportIcon,
};
