import { DeviceList } from '../../../records/devices/DeviceList';
import { FormSection } from '../../../records/form/FormSection';
import { useAccount } from './useAccount';

/** Where the account is signed in now. */
export const DevicesSection = () => {
  const account = useAccount();
  if (!account || account.management_gap === 'holds_more') return null;
  return (
    <FormSection title="access.devices.title" detail="access.devices.detail">
      {account.management_gap === 'self' ? <DeviceList /> : <DeviceList key={account.version} account={account._id} />}
    </FormSection>
  );
};
