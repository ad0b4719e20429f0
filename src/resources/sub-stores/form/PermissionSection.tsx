import Alert from '@mui/material/Alert';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PresetName } from '#contract/permissionPresets';
import { beyond, type UrlPermission } from '#contract/permissions';
import { usePermissionText } from '../../../components/access/usePermissionText';
import { InputError } from '../../../components/inputs/inputParts';
import { pageFoot } from '../../../components/page/usePageFoot';
import { useListText } from '../../../components/text/useListText';
import { FormSection } from '../../../records/form/FormSection';
import { grantsOf } from '../../../session/session';
import { useSession } from '../../../session/useSession';
import { useAccount, useIsLocked } from './account';
import { PermissionMatrix } from './PermissionMatrix';

/**
 * A warning before saving: granting this ends a password or link whose issuer doesn't hold the permission. A password
 * set at the same time replaces it.
 */
const CredentialNotice = ({ urls }: { urls: readonly UrlPermission[] }) => {
  const t = useTranslate();
  const list = useListText();
  const { nameOf } = usePermissionText();
  const account = useAccount();
  const password: unknown = useWatch({ name: 'password' });
  const keys = account ? beyond(account.reach, urls) : [];
  if (!account || keys.length === 0 || password) return null;
  const permissions = list(keys.map(nameOf));
  const section = t('subStores.section.standing');
  // Visible above the toolbar, whichever permission is switched on.
  const place = { position: 'sticky', insetBlockEnd: `calc(var(${pageFoot}, 0px) + 8px)`, zIndex: 1 } as const;
  return (
    <Alert severity="warning" sx={place}>
      {t('subStores.credential.ends', { name: account.name, permissions, section })}
    </Alert>
  );
};

/** The account's permissions. */
export const PermissionSection = () => {
  const granter = grantsOf(useSession());
  const isLocked = useIsLocked();
  const { field, fieldState } = useInput({ source: 'urls' });
  const { field: preset } = useInput({ source: 'preset' });
  return (
    <FormSection title="subStores.section.permissions" detail="subStores.section.permissions_detail">
      <PermissionMatrix
        urls={field.value as readonly UrlPermission[]}
        preset={(preset.value || null) as PresetName | null}
        granter={granter}
        isLocked={isLocked}
        onChange={(urls, name) => {
          field.onChange(urls);
          preset.onChange(name);
        }}
        error={fieldState.invalid ? <InputError message={fieldState.error?.message} /> : null}
      />
      <CredentialNotice urls={field.value as readonly UrlPermission[]} />
    </FormSection>
  );
};
