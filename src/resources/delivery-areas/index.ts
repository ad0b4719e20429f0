import MapIcon from '@mui/icons-material/MapOutlined';
import { limits } from '#contract/limits';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { paths } from '../../config/paths';
import { withTexts } from '../../i18n/index';
import { defineResource } from '../defineResource';

const words = (name: 'ShapeInWords' | 'FeeInWords') =>
  lazyWithRetry(
    withTexts(['pages', 'storeSettings'], async () => ({
      default: (await import('../../settings/delivery/AreaInWords'))[name],
    })),
  );

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
    shape: { kind: 'text', blank: { kind: 'polygon', points: [] }, Value: words('ShapeInWords') },
    fee: { kind: 'text', blank: null, Value: words('FeeInWords') },
  },
});
