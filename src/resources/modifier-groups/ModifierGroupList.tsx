import { useListContext, useTranslate } from 'react-admin';
import { ExportButton } from '../../menuFiles/ExportButton';
import { List } from '../../records/list/List';
import { GroupRows } from './list/GroupRows';

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
      sort={{ field: 'sequence_number', order: 'ASC' }}
      actions={<ExportGroups />}
    >
      <GroupRows />
    </List>
  );
}
