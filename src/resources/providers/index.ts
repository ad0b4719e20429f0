import { fullName } from '#contract/providers/fullName';
import { describeResource } from '../descriptor';

export const providers = describeResource(
  'providers',
  {
    list: () => import('./ProviderList'),
    edit: () => import('./ProviderEdit'),
    create: () => import('./ProviderCreate'),
  },
  ({ first_name, last_name }) => fullName({ first_name: String(first_name), last_name: String(last_name) }),
);
