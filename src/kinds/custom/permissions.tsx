import type { PresetName } from '#contract/permissionPresets';
import { openedBy, type UrlPermission } from '#contract/permissions';
import { permissionName, usePermissionText } from '../../components/access/usePermissionText';
import { useListText } from '../../components/text/useListText';
import type { Kind } from '../kind';

interface Granted {
  urls: readonly UrlPermission[];
  preset: PresetName | null;
}

const grantedOf = (value: unknown): Granted =>
  Array.isArray(value) ? { urls: value as UrlPermission[], preset: null } : (value as Granted);

const Comparison = ({ value }: { value: unknown }) => {
  const { urls, preset } = grantedOf(value);
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
};

/** The permissions that an account is granted, with the preset that it was given. */
export const kind: Kind = {
  toText: (value, _field, { t, list }) => list(openedBy(grantedOf(value).urls).map((key) => permissionName(key, t))),
  Comparison,
  blank: [],
  width: 200,
};
