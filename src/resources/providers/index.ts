import { describeResource } from '../descriptor';

export const providers = describeResource(
  'providers',
  {
    list: () => import('./ProviderList'),
    edit: () => import('./ProviderEdit'),
    create: () => import('./ProviderCreate'),
  },
  ({ first_name, last_name }) => `${first_name} ${last_name}`,
);
