import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { PinSection } from '../../../records/pin/PinSection';
import { useAccount } from './account';
import { useTeam } from './useTeam';

const SharedDeviceDialog = lazyWithRetry(() => import('./SharedDeviceDialog'));

/** Whether several people use the account at one device, and how it asks who works there. */
const SharedDeviceSection = ({
  account,
  onSaved,
}: {
  account: SubStoreRecord;
  onSaved: (account: SubStoreRecord) => void;
}) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { shared_device } = account;
  const team = useTeam(account, { enabled: shared_device !== null });
  // The list can still name people who were deleted or deactivated since. The device doesn't offer them.
  const isOffered = (id: string) =>
    !team || team.some(({ _id, is_approved, is_disabled }) => _id === id && is_approved && !is_disabled);
  return (
    <FormSection
      title="sharedDevice.title"
      detail="sharedDevice.detail"
      action={
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minBlockSize: 44 }}>
          {t(shared_device ? 'sharedDevice.change' : 'sharedDevice.set_up')}
        </Button>
      }
    >
      <Typography>
        {shared_device
          ? t('sharedDevice.on', { smart_count: shared_device.people.filter(isOffered).length })
          : t('sharedDevice.off')}
      </Typography>
      <Suspense fallback={null}>
        {isOpen && <SharedDeviceDialog account={account} onSaved={onSaved} onClose={() => setOpen(false)} />}
      </Suspense>
    </FormSection>
  );
};

/** For a person's account, their PIN; and whether the account is a shared device. Both are saved on their own. */
export const SharedDeviceSections = () => {
  const account = useAccount();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [saved, setSaved] = useState<SubStoreRecord | null>(null);
  if (!account || account.management_blocker) return null;
  const { shared_device, has_pin, has_factor } = saved ?? account;
  const savePin = async (pin: string | null) =>
    setSaved((await dataProvider.setPin({ _id: account._id, pin })).sub_store);
  return (
    <>
      <SharedDeviceSection account={{ ...account, shared_device, has_factor }} onSaved={setSaved} />
      {!shared_device && <PinSection hasPin={has_pin} save={savePin} />}
    </>
  );
};
