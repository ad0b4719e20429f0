import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import type { ListedItem } from './listedItem';

/** When an item was changed last, and by whom. */
export const Touched = ({ item }: { item: ListedItem }) => {
  const place = useStoreFormat();
  return (
    <span style={{ display: 'grid', fontSize: '0.8125rem', lineHeight: 1.35 }}>
      <time dateTime={item.updated_at} style={{ whiteSpace: 'nowrap' }}>
        {recordTime(item.updated_at, place)}
      </time>
      <span style={{ opacity: 0.8, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {item.updated_by}
      </span>
    </span>
  );
};
