import DeliveryDiningIcon from '@mui/icons-material/DeliveryDiningOutlined';
import { limits } from '#contract/limits';
import { fullName } from '#contract/providers/fullName';
import { mirrored } from '../../components/icons/mirrored';
import { paths } from '../../config/paths';
import { defineResource } from '../defineResource';

export const providers = defineResource('providers', {
  entity: 'provider',
  path: paths.providers,
  menu: 'users',
  icon: mirrored(DeliveryDiningIcon),
  permission: 'store/providers',
  storeFlag: 'is_store_can_add_provider',
  label: 'shell.menu.providers',
  represent: ({ first_name, last_name }) =>
    fullName({ first_name: String(first_name ?? ''), last_name: String(last_name ?? '') }),
  search: true,
  firstSort: { field: 'name', order: 'ASC' },
  form: { 'providers.person': [['first_name', 'last_name'], 'phone', 'email', 'address', 'image'] },
  fields: {
    first_name: { kind: 'text', required: true, max: limits.nameMax },
    last_name: { kind: 'text', required: true, max: limits.nameMax },
    phone: { kind: 'phone', required: true, alongside: ['country_phone_code'] },
    email: { kind: 'email' },
    address: { kind: 'address' },
    image: { kind: 'image' },
  },
});
