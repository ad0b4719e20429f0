import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CheckIcon from '@mui/icons-material/Check';
import SortIcon from '@mui/icons-material/Sort';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useTranslate } from 'react-admin';
import { mirrored } from '../../../components/icons/mirrored';
import { MenuDivider } from '../../../components/MenuDivider';
import { ToolMenu } from './ToolMenu';

const Sorted = mirrored(SortIcon);

/** A field that the list call sorts by. */
export interface SortField {
  field: string;
  label: string;
}

const orders = [
  { order: 'ASC', key: 'ascending', Icon: ArrowUpwardIcon },
  { order: 'DESC', key: 'descending', Icon: ArrowDownwardIcon },
] as const;

/** The sort order of a list, for cards and small screens, which have no column headers. */
export const SortMenu = ({ fields }: { fields: readonly SortField[] }) => {
  const t = useTranslate();
  const { sort, setSort } = useListContext();
  return (
    <ToolMenu label={t('recordLists.sort.label')} icon={<Sorted fontSize="small" />}>
      {fields.map(({ field, label }) => (
        <MenuItem
          key={field}
          selected={sort.field === field}
          onClick={() => setSort({ field, order: sort.order })}
          sx={{ minHeight: 44 }}
        >
          <ListItemIcon>{sort.field === field && <CheckIcon fontSize="small" />}</ListItemIcon>
          {label}
        </MenuItem>
      ))}
      <MenuDivider />
      {orders.map(({ order, key, Icon }) => (
        <MenuItem
          key={order}
          selected={sort.order === order}
          onClick={() => setSort({ field: sort.field, order })}
          sx={{ minHeight: 44 }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {t(`recordLists.sort.${key}`)}
        </MenuItem>
      ))}
    </ToolMenu>
  );
};
