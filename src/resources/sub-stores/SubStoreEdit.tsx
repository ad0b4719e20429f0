import { RecordEdit } from '../../records/form/RecordEdit';
import { DevicesSection } from './form/DevicesSection';
import { GapNotice } from './form/GapNotice';
import { LookAsButton } from './form/LookAsButton';
import { PermissionSection } from './form/PermissionSection';
import { PersonSection } from './form/PersonSection';
import { StandingSection } from './form/StandingSection';
import { subStoreFault, subStoreFields, subStoreToWire } from './form/subStoreFields';

const nameOf = ({ name }: Record<string, unknown>) => String(name);

const extra = { password: '' };

const deletion = {
  detail: 'subStores.delete_detail',
  isHidden: ({ management_gap }: Record<string, unknown>) => management_gap !== null,
};

export default function SubStoreEdit() {
  return (
    <RecordEdit
      name="sub_stores"
      fields={subStoreFields}
      faultText={subStoreFault}
      toWire={subStoreToWire}
      actions={<LookAsButton />}
      deletion={deletion}
      nameOf={nameOf}
      extra={extra}
    >
      <GapNotice />
      <PersonSection />
      <StandingSection />
      <PermissionSection />
      <DevicesSection />
    </RecordEdit>
  );
}
