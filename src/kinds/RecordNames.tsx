import { useGetMany, useTranslate } from 'react-admin';
import type { EntityName } from '#contract/calls/entityNames';
import { useListText } from '../components/text/useListText';
import { resourceOf } from '../descriptors/resources/index';
import { useRecordNameOf } from '../descriptors/useRecordName';

/** Records by name, in their order. */
export const RecordNames = ({ ids, of }: { ids: readonly string[]; of: EntityName }) => {
  const t = useTranslate();
  const list = useListText();
  const resource = resourceOf(of);
  const recordName = useRecordNameOf(resource);
  const { data, isPending } = useGetMany(resource.raName, { ids: [...ids] }, { enabled: ids.length > 0 });
  if (ids.length === 0) return <span>{t('records.conflict.empty')}</span>;
  const nameOf = (id: string) => {
    const found = data?.find((record) => record?.id === id);
    if (found) return recordName(found);
    return isPending ? '…' : t('recordLists.bulk.gone');
  };
  return <span>{list(ids.map(nameOf))}</span>;
};
