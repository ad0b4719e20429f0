import { paths } from '../../config/paths';
import { RecordCreate } from '../../records/form/RecordCreate';
import { PermissionSection } from './form/PermissionSection';
import { PersonSection } from './form/PersonSection';
import { blankSubStore, subStoreFault, subStoreFields, subStoreToWire } from './form/subStoreFields';
import { WayInSection } from './form/WayInSection';

/** Who is to be invited is shown the link at once: it is made when the account is open. */
const after = ({ _id }: { _id: string }, { way_in }: Record<string, unknown>) => ({
  to: `${paths.subStores}/${_id}`,
  state: { invite: way_in === 'invite' },
});

export default function SubStoreCreate() {
  return (
    <RecordCreate
      name="sub_stores"
      title="subStores.new"
      fields={subStoreFields}
      blank={blankSubStore}
      faultText={subStoreFault}
      toWire={subStoreToWire}
      keep={['urls', 'preset']}
      after={after}
    >
      <PersonSection />
      <WayInSection />
      <PermissionSection />
    </RecordCreate>
  );
}
