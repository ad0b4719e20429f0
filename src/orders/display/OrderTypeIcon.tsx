import DeliveryDiningIcon from '@mui/icons-material/DeliveryDiningOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TableRestaurantIcon from '@mui/icons-material/TableRestaurantOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { OrderType } from '#contract/orders/statuses';
import { mirrored } from '../../components/icons/mirrored';

const icons = { delivery: mirrored(DeliveryDiningIcon), pickup: StorefrontIcon, table: TableRestaurantIcon };

/** The icon of an order's type; its name is next to it. */
export const OrderTypeIcon = ({ type, ...props }: { type: OrderType } & SvgIconProps) => {
  const Icon = icons[type];
  return <Icon fontSize="small" {...props} />;
};
