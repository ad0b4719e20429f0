import Alert from '@mui/material/Alert';
import { useDataProvider, useTranslate } from 'react-admin';
import { withTidyPhone } from '../../components/inputs/phoneInputRules';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../dataProvider/index';
import { Create } from '../../records/form/Create';
import { Edit } from '../../records/form/Edit';
import type { Fields } from '../../records/form/formValues';
import { ResourceSections } from '../../records/resource/ResourceSections';
import { UndoNotices } from '../../records/undo/UndoNotices';
import { ApprovalSection } from './record/ApprovalSection';
import { DocumentsSection } from './record/DocumentsSection';
import { JobsSection } from './record/JobsSection';
import { ProviderBank } from './record/ProviderBank';
import { VehiclesSection } from './record/VehiclesSection';
import { bringBack } from './useDecision';

export function ProviderCreate() {
  const t = useTranslate();
  const { store } = useStoreFormat();
  return (
    <Create
      resource="providers"
      blank={{ country_phone_code: store.country_phone_code }}
      transform={withTidyPhone}
      opensSaved
    >
      <Alert severity="info">{t('providers.next_steps')}</Alert>
      <ResourceSections resource="providers" isNew />
    </Create>
  );
}

/** Deleting the person reassigns orders that haven't been picked up. */
const takingBack = {
  label: 'providers.take_back_and_delete',
  options: { orders: 'take_back' },
  helps: ({ picked_up }: Fields) => !picked_up,
};
const deletion = { detail: 'providers.delete_detail' };

/** A delivery person: approval first, then the person, documents, vehicles, bank details, and today. */
export function ProviderEdit() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return (
    <>
      <Edit
        resource="providers"
        transform={withTidyPhone}
        takeBack={(id) => bringBack(dataProvider, id)}
        inUse={takingBack}
        deletion={deletion}
        aside={<JobsSection />}
      >
        <ApprovalSection />
        <ResourceSections resource="providers" />
        <DocumentsSection />
        <VehiclesSection />
        <ProviderBank />
      </Edit>
      <UndoNotices />
    </>
  );
}
