import MapIcon from '@mui/icons-material/MapOutlined';
import { limits } from '#contract/limits';
import { paths } from '../../config/paths';
import { defineResource } from '../defineResource';

export const deliveryAreas = defineResource('delivery_areas', {
  entity: 'delivery_area',
  path: paths.deliveryAreas,
  menu: 'none',
  label: 'shell.settings.areas',
  icon: MapIcon,
  permission: 'store/deliveries',
  fields: {
    name: { kind: 'multilingual', required: true, max: limits.nameMax },
    is_active: { kind: 'boolean', blank: true },
    shape: { kind: 'area_shape' },
    fee: { kind: 'delivery_fee' },
  },
});
