import { useDataProvider } from 'react-admin';
import { withTidyPhone } from '../../components/inputs/phoneInputRules';
import type { StoreDataProvider } from '../../dataProvider/index';
import { Edit } from '../../records/form/Edit';
import type { Fields } from '../../records/form/formValues';
import { ResourceSections } from '../../records/resource/ResourceSections';
import { UndoNotices } from '../../records/undo/UndoNotices';
import { bringBack } from './decisions';
import { providerFault } from './phoneFault';
import { ApprovalSection } from './record/ApprovalSection';
import { BankSection } from './record/BankSection';
import { DocumentsSection } from './record/DocumentsSection';
import { JobsSection } from './record/JobsSection';
import { VehiclesSection } from './record/VehiclesSection';

/** Orders that nobody picked up yet go to others, with the deletion. */
const takingBack = {
  label: 'providers.take_back_and_delete',
  options: { orders: 'take_back' },
  helps: ({ picked_up }: Fields) => !picked_up,
};
const deletion = { detail: 'providers.delete_detail' };

/** A delivery person: what was decided first, then who it is, papers, vehicles, where they are paid, and today. */
export default function ProviderEdit() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return (
    <>
      <Edit
        resource="providers"
        faultText={providerFault}
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
        <BankSection />
      </Edit>
      <UndoNotices />
    </>
  );
}
