import { type SettingsGroup, settingsGroups } from '../../descriptors/settings/index';
import { isAllowed } from '../../session/isAllowed';
import { useSession } from '../../session/useSession';

/** The groups that this account may open, with the sections that it may open. */
export function useShownGroups(): SettingsGroup[] {
  const session = useSession();
  return settingsGroups
    .map((group) => ({
      ...group,
      sections: group.sections.filter(({ permission = group.permission, storeFlag = group.storeFlag, ownerOnly }) =>
        isAllowed(session, { permission, storeFlag, ownerOnly: ownerOnly || !permission }),
      ),
    }))
    .filter(
      ({ permission, storeFlag, sections }) =>
        sections.length > 0 && isAllowed(session, { permission, storeFlag, ownerOnly: !permission }),
    );
}
