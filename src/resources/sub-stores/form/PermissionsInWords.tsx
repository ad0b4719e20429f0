import type { PresetName } from '#contract/permissionPresets';
import { openedBy, type UrlPermission } from '#contract/permissions';
import { usePermissionText } from '../../../components/access/usePermissionText';
import { useListText } from '../../../components/text/useListText';

/** All granted permissions, for comparing two versions. */
export default function PermissionsInWords({ value }: { value: unknown }) {
  const { urls, preset } = value as { urls: readonly UrlPermission[]; preset: PresetName | null };
  const list = useListText();
  const { nameOf, presetText, areas } = usePermissionText();
  const opened = openedBy(urls);
  const name = presetText(urls, preset);
  return (
    <span>
      {name && <strong>{name}: </strong>}
      {opened.length > 0 ? list(opened.map(nameOf)) : areas(urls)}
    </span>
  );
}
