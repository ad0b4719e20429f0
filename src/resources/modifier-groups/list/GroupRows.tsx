import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { SortableList } from '../../../components/sortable/SortableList';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { GroupCard } from './GroupCard';
import type { ListedGroup } from './listedGroup';
import { useGroupOrder } from './useGroupOrder';

/** The page's groups, put in order by drag and key while they stand in the order of the menu. */
export const GroupRows = () => {
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
