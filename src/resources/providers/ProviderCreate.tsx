import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { withTidyPhone } from '../../components/inputs/phoneInputRules';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { Create } from '../../records/form/Create';
import { ResourceSections } from '../../records/resource/ResourceSections';
import { providerFault } from './phoneFault';

export default function ProviderCreate() {
  const t = useTranslate();
  const { store } = useStoreFormat();
  return (
    <Create
      resource="providers"
      blank={{ country_phone_code: store.country_phone_code }}
      faultText={providerFault}
      transform={withTidyPhone}
      opensSaved
    >
      <Alert severity="info">{t('providers.next_steps')}</Alert>
      <ResourceSections resource="providers" isNew />
    </Create>
  );
}
