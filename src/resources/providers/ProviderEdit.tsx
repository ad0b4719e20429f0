import { useDataProvider } from 'react-admin';
import { fullName } from '#contract/providers/fullName';
import type { StoreDataProvider } from '../../dataProvider/index';
import { RecordEdit } from '../../records/form/RecordEdit';
import type { Fields, WireRecord } from '../../records/form/recordField';
import { UndoNotices } from '../../records/undo/UndoNotices';
import { bringBack } from './decisions';
import { PersonSection } from './form/PersonSection';
import { providerFault } from './form/phoneFault';
import { withTidyPhone } from './form/phoneRules';
import { providerFields } from './form/providerFields';
import { ApprovalSection } from './record/ApprovalSection';
import { BankSection } from './record/BankSection';
import { DocumentsSection } from './record/DocumentsSection';
import { JobsSection } from './record/JobsSection';
import { VehiclesSection } from './record/VehiclesSection';

const nameOf = (record: WireRecord): string =>
  fullName({ first_name: String(record.first_name ?? ''), last_name: String(record.last_name ?? '') });

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
      <RecordEdit
        name="providers"
        fields={providerFields}
        faultText={providerFault}
        toWire={withTidyPhone}
        nameOf={nameOf}
        takeBack={(id) => bringBack(dataProvider, id)}
        inUse={takingBack}
        deletion={deletion}
        aside={<JobsSection />}
      >
        <ApprovalSection />
        <PersonSection />
        <DocumentsSection />
        <VehiclesSection />
        <BankSection />
      </RecordEdit>
      <UndoNotices />
    </>
  );
}
