import { useListContext, useTranslate } from 'react-admin';
import { usePageHeading } from '../../components/usePageHeading';
import { resources } from '../../config/resources';
import { ExportButton } from '../../menuFiles/ExportButton';
import { RecordList } from '../../records/list/RecordList';
import { GroupRows } from './list/GroupRows';

const inMenuOrder = { field: 'sequence_number', order: 'ASC' } as const;

const ExportGroups = () => {
  const { filterValues, sort } = useListContext();
  return <ExportButton resource="modifier_groups" filter={filterValues} sort={sort} />;
};

export default function ModifierGroupList() {
  const t = useTranslate();
  return (
    <RecordList
      name="modifier_groups"
      title={usePageHeading()}
      create={{ label: t('modifierGroups.new'), to: `${resources.modifier_groups.path}/create` }}
      searchLabel={t('modifierGroups.search')}
      sorts={[
        { field: 'sequence_number', label: t('modifierGroups.sort.sequence_number') },
        { field: 'name', label: t('modifierGroups.sort.name') },
      ]}
      defaultSort={inMenuOrder}
      actions={<ExportGroups />}
      empty={{ title: t('modifierGroups.empty.title'), detail: t('modifierGroups.empty.detail') }}
    >
      <GroupRows />
    </RecordList>
  );
}
