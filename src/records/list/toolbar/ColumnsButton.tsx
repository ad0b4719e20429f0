import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useTranslate } from 'react-admin';
import { MenuDivider } from '../../../components/MenuDivider';
import { resourceByRaName } from '../../../descriptors/resources/index';
import { useColumnChoice, useTableColumns } from '../table/columns';
import { ToolMenu } from './ToolMenu';

/** Which columns the table shows; kept on this device. */
export const ColumnsButton = ({ storeKey }: { storeKey?: string }) => {
  const t = useTranslate();
  const { resource } = useListContext();
  const [{ columns, shown }] = useTableColumns();
  const [choice, setChoice] = useColumnChoice(storeKey ?? resourceByRaName(resource)?.name ?? resource);
  return (
    <ToolMenu label={t('recordLists.columns.label')} icon={<ViewColumnIcon fontSize="small" />}>
      {columns
        .filter(({ rank }) => rank > 0)
        .map(({ key, label }) => {
          const isShown = shown.includes(key);
          return (
            <MenuItem
              key={key}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => setChoice({ ...choice, [key]: !isShown })}
              sx={{ minHeight: 44, py: 0 }}
            >
              <Checkbox edge="start" checked={isShown} tabIndex={-1} aria-hidden size="small" />
              {label}
            </MenuItem>
          );
        })}
      <MenuDivider />
      <MenuItem onClick={() => setChoice({})} sx={{ minHeight: 44 }}>
        {t('recordLists.columns.reset')}
      </MenuItem>
    </ToolMenu>
  );
};
