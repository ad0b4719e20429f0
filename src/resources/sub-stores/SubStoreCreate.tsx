import { paths } from '../../config/paths';
import { Create } from '../../records/form/Create';
import { PermissionSection } from './form/PermissionSection';
import { PersonSection } from './form/PersonSection';
import { blankSubStore, subStoreFault, subStoreToWire } from './form/subStoreFields';
import { WayInSection } from './form/WayInSection';

/** Who is to be invited is shown the link at once: it is made when the account is open. */
const after = ({ _id }: { _id: string }, { way_in }: Record<string, unknown>) => ({
  to: `${paths.subStores}/${_id}`,
  state: { invite: way_in === 'invite' },
});

export default function SubStoreCreate() {
  return (
    <Create
      resource="sub_stores"
      blank={blankSubStore}
      without={['is_disabled']}
      faultText={subStoreFault}
      transform={subStoreToWire}
      keep={['urls', 'preset']}
      after={after}
    >
      <PersonSection />
      <WayInSection />
      <PermissionSection />
    </Create>
  );
}
