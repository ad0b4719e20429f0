import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { BooleanInput } from '../../../components/inputs/BooleanInput';
import { PasswordInput } from '../../../components/inputs/PasswordInput';
import { FormSection } from '../../../records/form/FormSection';
import { StateSign } from '../list/StateSign';
import { Invitation } from './Invitation';
import { personalFields } from './subStoreFields';
import { useAccount } from './useAccount';

/** Whether somebody can sign in, and with what. */
export const StandingSection = () => {
  const t = useTranslate();
  const account = useAccount();
  if (!account) return null;
  const { state, management_gap, has_password } = account;
  return (
    <FormSection title="subStores.section.standing" action={<StateSign state={state} />}>
      <Typography sx={{ color: 'text.secondary' }}>{t(`subStores.state_detail.${state}`)}</Typography>
      {!management_gap && (
        <>
          <Invitation account={account} />
          <Box sx={{ maxInlineSize: 480 }}>
            <PasswordInput
              source="password"
              label={has_password ? 'subStores.field.new_password' : 'subStores.field.password'}
              helperText={has_password ? 'subStores.field.new_password_hint' : 'subStores.field.password_hint'}
              personal={personalFields}
            />
          </Box>
          <BooleanInput
            source="is_disabled"
            label="subStores.field.is_disabled"
            helperText="subStores.field.is_disabled_hint"
          />
        </>
      )}
    </FormSection>
  );
};
