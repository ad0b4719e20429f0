import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { PasswordInput } from '../../components/inputs/PasswordInput';
import { paths } from '../../config/paths';
import { DeviceList } from '../../records/devices/DeviceList';
import { Create } from '../../records/form/Create';
import { Edit } from '../../records/form/Edit';
import { FormSection } from '../../records/form/FormSection';
import { DescriptorField } from '../../records/resource/DescriptorField';
import { ResourceSections } from '../../records/resource/ResourceSections';
import { viewAs } from '../../session/viewAs';
import { blankSubStore, personalFields, subStoreError, subStoreToWire, useAccount, useIsLocked } from './form/account';
import { InvitationSection } from './form/InvitationSection';
import { PermissionSection } from './form/PermissionSection';
import { SharedDeviceSections } from './form/SharedDeviceSections';
import { StateSign } from './list/SubStoreCells';

/** The account's devices. */
const DevicesSection = () => {
  const account = useAccount();
  if (!account || account.management_blocker === 'holds_more') return null;
  return (
    <FormSection title="access.devices.title" detail="access.devices.detail">
      {account.management_blocker === 'self' ? (
        <DeviceList />
      ) : (
        <DeviceList key={account.version} account={account._id} />
      )}
    </FormSection>
  );
};

/** Why the user can't change this account. */
const BlockerNotice = () => {
  const t = useTranslate();
  const blocker = useAccount()?.management_blocker;
  return blocker ? <Alert severity="info">{t(`subStores.blocker.${blocker}`)}</Alert> : null;
};

/** Opens the app as this account sees it. Unsaved changes wouldn't show, so they have to be saved first. */
const ViewAsButton = () => {
  const t = useTranslate();
  const account = useAccount();
  const { isDirty } = useFormState();
  if (!account || account.management_blocker === 'self') return null;
  return (
    <Button
      color="inherit"
      startIcon={<VisibilityIcon />}
      disabled={isDirty}
      onClick={() => viewAs(account)}
      sx={{ minBlockSize: 44 }}
    >
      {t(isDirty ? 'subStores.view_after_saving' : 'subStores.view')}
    </Button>
  );
};

/** Who it is. */
const PersonSection = () => <ResourceSections resource="sub_stores" isReadOnly={useIsLocked()} />;

/** How a new person signs in: with a link to choose their password, or with one that is set here. */
const CredentialSection = () => {
  const t = useTranslate();
  const { field } = useInput({ source: 'credential' });
  return (
    <FormSection title="subStores.section.credential">
      <RadioGroup {...field} aria-label={t('subStores.section.credential')} sx={{ rowGap: 0.5 }}>
        {['invite', 'password'].map((way) => (
          <FormControlLabel
            key={way}
            value={way}
            control={<Radio />}
            label={t(`subStores.credential.${way}`)}
            sx={{ minBlockSize: 44 }}
          />
        ))}
      </RadioGroup>
      {field.value === 'password' && (
        <PasswordInput
          source="password"
          label="subStores.field.password"
          helperText="subStores.field.password_hint"
          isRequired
          personal={personalFields}
        />
      )}
    </FormSection>
  );
};

/** Whether the account can sign in, and how. */
const StandingSection = () => {
  const t = useTranslate();
  const account = useAccount();
  if (!account) return null;
  const { state, management_blocker, has_password } = account;
  return (
    <FormSection title="subStores.section.standing" action={<StateSign account={account} />}>
      <Typography sx={{ color: 'text.secondary' }}>{t(`subStores.state_detail.${state}`)}</Typography>
      {!management_blocker && (
        <>
          <InvitationSection account={account} />
          <Box sx={{ maxInlineSize: 480 }}>
            <PasswordInput
              source="password"
              label={has_password ? 'subStores.field.new_password' : 'subStores.field.password'}
              helperText={has_password ? 'subStores.field.new_password_hint' : 'subStores.field.password_hint'}
              personal={personalFields}
            />
          </Box>
          <DescriptorField source="is_disabled" />
        </>
      )}
    </FormSection>
  );
};

/** After creating an invited account, the open form shows its link right away. */
const after = ({ _id }: { _id: string }, { credential }: Record<string, unknown>) => ({
  to: `${paths.subStores}/${_id}`,
  state: { invite: credential === 'invite' },
});

export function SubStoreCreate() {
  return (
    <Create
      resource="sub_stores"
      blank={blankSubStore}
      without={['is_disabled']}
      errorText={subStoreError}
      transform={subStoreToWire}
      keep={['urls', 'preset']}
      after={after}
    >
      <ResourceSections resource="sub_stores" isNew />
      <CredentialSection />
      <PermissionSection />
    </Create>
  );
}

const extra = { password: '' };

const deletion = {
  detail: 'subStores.delete_detail',
  isHidden: ({ management_blocker }: Record<string, unknown>) => management_blocker !== null,
};

export function SubStoreEdit() {
  return (
    <Edit
      resource="sub_stores"
      errorText={subStoreError}
      transform={subStoreToWire}
      actions={<ViewAsButton />}
      deletion={deletion}
      extra={extra}
    >
      <BlockerNotice />
      <PersonSection />
      <StandingSection />
      <PermissionSection />
      <SharedDeviceSections />
      <DevicesSection />
    </Edit>
  );
}
