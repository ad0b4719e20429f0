import { useInput } from 'react-admin';
import type { PresetName } from '#contract/permissionPresets';
import type { UrlPermission } from '#contract/permissions';
import { InputFault } from '../../../components/inputs/inputParts';
import { FormSection } from '../../../records/form/FormSection';
import { grantsOf } from '../../../session/session';
import { useSession } from '../../../session/useSession';
import { PermissionMatrix } from './PermissionMatrix';
import { useIsLocked } from './useAccount';
import { WayInNotice } from './WayInNotice';

/** What the account may do. */
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
        fault={fieldState.invalid ? <InputFault message={fieldState.error?.message} /> : null}
      />
      <WayInNotice urls={field.value as readonly UrlPermission[]} />
    </FormSection>
  );
};
