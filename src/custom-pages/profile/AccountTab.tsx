import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Store } from '#contract/entities/store';
import { localText } from '#contract/multilingual';
import { Loading } from '../../components/feedback/Loading';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DeviceList } from '../../records/devices/DeviceList';
import { FormSection } from '../../records/form/FormSection';
import { PinSection } from '../../records/pin/PinSection';
import { blockerOf } from '../../session/blockerOf';
import { useSession } from '../../session/useSession';
import { AddressedSection } from './AddressedSection';
import { AddressesSection } from './AddressesSection';
import { CustomerErasure } from './CustomerErasure';
import { DashboardSection } from './DashboardSection';
import { Facts } from './Facts';
import { Leaving } from './Leaving';
import { LoadFailed } from './LoadFailed';
import { PersonSection } from './PersonSection';
import { PictureSection } from './PictureSection';
import { ReferralSection } from './ReferralSection';
import { StorePicture } from './StorePicture';
import { useProfile } from './useProfile';

const ChangePasswordDialog = lazyWithRetry(() => import('../../records/password/ChangePasswordDialog'));

const standing = [
  ['is_approved', 'approved'],
  ['is_document_uploaded', 'documents'],
  ['is_email_verified', 'email_verified'],
  ['is_phone_number_verified', 'phone_verified'],
] as const;

/** How the store stands with the platform. */
const StoreFacts = ({ store }: { store: Store }) => {
  const t = useTranslate();
  return (
    <FormSection>
      <Facts
        facts={[
          [t('shell.profile.store'), <bdi key="name">{localText(store.name, 0)}</bdi>],
          ...standing.map(
            ([flag, text]) => [t(`shell.profile.${text}`), t(store[flag] ? 'common.yes' : 'shell.profile.no')] as const,
          ),
        ]}
      />
    </FormSection>
  );
};

const PasswordSection = () => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <FormSection
      title="profile.password.title"
      detail="access.password.change.detail"
      action={
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minBlockSize: 44 }}>
          {t('shell.change_password')}
        </Button>
      }
    >
      {isOpen && (
        <Suspense fallback={null}>
          <ChangePasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  );
};

/** A person's own account, to see and change. The owner also sees how the store stands, and how to leave. */
export const AccountTab = () => {
  const session = useSession();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { profile, error, refetch, show } = useProfile();
  if (!session) return null;
  const { store, sub_store, viewer } = session;
  // People who view as someone else change nothing of theirs.
  const canChange = !viewer;
  const savePicture = async (image: { _id: string } | null) =>
    show((await dataProvider.updateProfileImage({ image })).profile);
  const savePin = async (pin: string | null) => {
    const { has_pin } = await dataProvider.setOwnPin({ pin });
    if (profile) show({ ...profile, has_pin });
  };
  return (
    <>
      {!sub_store && <StoreFacts store={store} />}
      {profile && (
        <>
          <PersonSection profile={profile} canChange={canChange} show={show} />
          <PictureSection
            title="profile.picture.title"
            detail="profile.picture.detail"
            image={profile.image}
            fallback="user"
            save={canChange && !blockerOf(session) ? savePicture : undefined}
          />
          <AddressedSection name="addresses">
            <AddressesSection profile={profile} canChange={canChange} show={show} />
          </AddressedSection>
          {profile.dashboard && (
            <AddressedSection name="dashboard">
              <DashboardSection dashboard={profile.dashboard} email={profile.email} canChange={canChange} show={show} />
            </AddressedSection>
          )}
          {canChange && <PasswordSection />}
          {canChange && profile.has_pin !== undefined && <PinSection hasPin={profile.has_pin} save={savePin} />}
        </>
      )}
      {!profile && error && <LoadFailed error={error} refetch={refetch} />}
      {!profile && !error && <Loading />}
      <StorePicture />
      {profile && <ReferralSection {...profile} />}
      <AddressedSection name="devices" isReady={Boolean(profile)}>
        <FormSection title="access.devices.title" detail="access.devices.detail">
          <DeviceList />
        </FormSection>
      </AddressedSection>
      {!sub_store && canChange && blockerOf(session) && <CustomerErasure />}
      {!sub_store && <Leaving canChange={canChange} isReady={Boolean(profile)} />}
    </>
  );
};
