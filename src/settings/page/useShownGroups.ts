import type { SettingsSection } from '../../descriptors/defineSettings';
import { type ListedSection, type SettingsGroup, settingsGroups } from '../../descriptors/settings/index';
import { sectionNamed } from '../../descriptors/settings/sections';
import { isAllowed } from '../../session/isAllowed';
import { useSession } from '../../session/useSession';

export type ShownSection = ListedSection & SettingsSection;

export interface ShownGroup extends SettingsGroup {
  sections: readonly ShownSection[];
}

/** The groups that this account may open, with the sections that it may open. */
export function useShownGroups(): ShownGroup[] {
  const session = useSession();
  return settingsGroups
    .map((group) => ({
      ...group,
      sections: group.sections
        .filter(({ permission = group.permission, storeFlag = group.storeFlag, ownerOnly }) =>
          isAllowed(session, { permission, storeFlag, ownerOnly: ownerOnly || !permission }),
        )
        .map((section) => ({ ...sectionNamed(section.name), ...section })),
    }))
    .filter(
      ({ permission, storeFlag, sections }) =>
        sections.length > 0 && isAllowed(session, { permission, storeFlag, ownerOnly: !permission }),
    );
}
