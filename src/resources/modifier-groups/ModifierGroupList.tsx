import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { SortableList } from '../../components/sortable/SortableList';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { ExportButton } from '../../menuFiles/ExportButton';
import { List } from '../../records/list/List';
import { GroupCard } from './list/GroupCard';
import { type ListedGroup, useGroupOrder } from './list/listedGroup';

/** The page's groups, which can be sorted by dragging and by keyboard while the list is in menu order. */
const GroupRows = () => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const { data = [], sort, setSort, filterValues } = useListContext<ListedGroup>();
  const reorder = useGroupOrder();
  const isMenuOrder = sort.field === 'sequence_number' && sort.order === 'ASC';
  const isSearch = Object.keys(filterValues).length > 0;
  return (
    <>
      {!isMenuOrder && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" onClick={() => setSort({ field: 'sequence_number', order: 'ASC' })}>
              {t('modifierGroups.order.show')}
            </Button>
          }
        >
          {t('modifierGroups.order.needs_menu_order')}
        </Alert>
      )}
      <SortableList
        rows={data}
        idOf={({ id }) => id}
        nameOf={({ name }) => text(name)}
        label={t('modifierGroups.title')}
        isDisabled={!isMenuOrder || isSearch}
        onReorder={reorder}
        sx={{ display: 'grid', gap: 1 }}
      >
        {(group) => <GroupCard group={group} />}
      </SortableList>
    </>
  );
};

const ExportGroups = () => {
  const { filterValues, sort } = useListContext();
  return <ExportButton resource="modifier_groups" filter={filterValues} sort={sort} />;
};

export default function ModifierGroupList() {
  const t = useTranslate();
  return (
    <List
      resource="modifier_groups"
      sorts={[
        { field: 'sequence_number', label: t('modifierGroups.sort.sequence_number') },
        { field: 'name', label: t('modifierGroups.sort.name') },
      ]}
      actions={<ExportGroups />}
    >
      <GroupRows />
    </List>
  );
}
