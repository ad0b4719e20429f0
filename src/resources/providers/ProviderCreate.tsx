import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { RecordCreate } from '../../records/form/RecordCreate';
import { PersonSection } from './form/PersonSection';
import { providerFault } from './form/phoneFault';
import { withTidyPhone } from './form/phoneRules';
import { providerFields } from './form/providerFields';

export default function ProviderCreate() {
  const t = useTranslate();
  const { store } = useStoreSurroundings();
  const blank = useMemo(
    () => ({
      first_name: '',
      last_name: '',
      country_phone_code: store.country_phone_code,
      phone: '',
      email: '',
      address: '',
      image: null,
    }),
    [store.country_phone_code],
  );
  return (
    <RecordCreate
      name="providers"
      title="providers.new"
      fields={providerFields}
      blank={blank}
      faultText={providerFault}
      toWire={withTidyPhone}
      opensSaved
    >
      <Alert severity="info">{t('providers.next_steps')}</Alert>
      <PersonSection />
    </RecordCreate>
  );
}
