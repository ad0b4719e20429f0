import { Edit } from '../../records/form/Edit';
import { DevicesSection } from './form/DevicesSection';
import { GapNotice } from './form/GapNotice';
import { LookAsButton } from './form/LookAsButton';
import { PermissionSection } from './form/PermissionSection';
import { PersonSection } from './form/PersonSection';
import { StandingSection } from './form/StandingSection';
import { subStoreFault, subStoreToWire } from './form/subStoreFields';

const extra = { password: '' };

const deletion = {
  detail: 'subStores.delete_detail',
  isHidden: ({ management_gap }: Record<string, unknown>) => management_gap !== null,
};

export default function SubStoreEdit() {
  return (
    <Edit
      resource="sub_stores"
      faultText={subStoreFault}
      transform={subStoreToWire}
      actions={<LookAsButton />}
      deletion={deletion}
      extra={extra}
    >
      <GapNotice />
      <PersonSection />
      <StandingSection />
      <PermissionSection />
      <DevicesSection />
    </Edit>
  );
}
