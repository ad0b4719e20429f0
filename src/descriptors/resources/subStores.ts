import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import { limits } from '#contract/limits';
import { paths } from '../../config/paths';
import { defineResource } from '../defineResource';

export const subStores = defineResource('sub_stores', {
  entity: 'sub_store',
  path: paths.subStores,
  menu: 'users',
  icon: ManageAccountsIcon,
  permission: 'store/sub_store',
  texts: 'subStores',
  label: 'shell.menu.sub_stores',
  search: true,
  form: { 'subStores.section.person': ['name', 'email', 'phone'] },
  fields: {
    name: { kind: 'text', required: true, max: limits.nameMax, sort: 'ASC' },
    email: { kind: 'email', help: 'subStores.field.email_hint', required: true },
    phone: { kind: 'phone', alongside: ['country_phone_code'] },
    urls: { kind: 'permissions', label: 'subStores.section.permissions', alongside: ['preset'] },
    is_disabled: { kind: 'boolean', help: 'subStores.field.is_disabled_hint' },
  },
});
