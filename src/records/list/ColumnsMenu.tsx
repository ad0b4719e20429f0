import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useColumnChoice } from './chosenColumns';
import type { Column } from './column';
import { ToolMenu } from './ToolMenu';

interface ColumnsMenuProps<Rec> {
  /** Of the list whose table it is. */
  name: string;
  columns: readonly Column<Rec>[];
  /** Keys of those that are on the screen now. */
  shown: readonly string[];
}

/** Which columns a table shows; kept on this device. */
export const ColumnsMenu = <Rec,>({ name, columns, shown }: ColumnsMenuProps<Rec>) => {
  const t = useTranslate();
  const [choice, setChoice] = useColumnChoice(name);
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
      <Divider />
      <MenuItem onClick={() => setChoice({})} sx={{ minHeight: 44 }}>
        {t('recordLists.columns.reset')}
      </MenuItem>
    </ToolMenu>
  );
};
