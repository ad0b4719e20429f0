import { Picture } from '../../../components/fields/Picture';
import type { Column } from '../../../records/list/column';
import { ItemMenu } from './ItemMenu';
import { ItemName } from './ItemName';
import { ItemVisibleToggle } from './ItemVisibleToggle';
import type { ListedItem } from './listedItem';
import { PriceCell } from './PriceCell';
import { StockToggle } from './StockToggle';
import { SubCategoryName } from './SubCategoryName';
import { Touched } from './Touched';

type Translate = (key: string) => string;

/** The list's columns. The ranks say which stay where there is little room: name, price and stock before all. */
export const itemColumns = (t: Translate, percent: (tax: number) => string): Column<ListedItem>[] => [
  {
    key: 'picture',
    label: t('items.column.picture'),
    width: 92,
    rank: 2,
    render: (item) => <Picture image={item.images[0]} size={44} />,
  },
  {
    key: 'name',
    label: t('items.column.name'),
    sort: 'name',
    width: 210,
    grows: true,
    rank: 0,
    render: (item) => <ItemName item={item} />,
  },
  {
    key: 'sub_category',
    label: t('items.column.sub_category'),
    width: 150,
    rank: 3,
    render: (item) => <SubCategoryName id={item.sub_category_id} />,
  },
  {
    key: 'price',
    label: t('items.column.price'),
    sort: 'price',
    width: 116,
    align: 'end',
    rank: 0,
    render: (item) => <PriceCell item={item} />,
  },
  {
    key: 'stock',
    label: t('items.column.stock'),
    width: 176,
    rank: 0,
    render: (item) => <StockToggle item={item} />,
  },
  {
    key: 'visible',
    label: t('items.column.visible'),
    width: 80,
    align: 'center',
    rank: 1,
    render: (item) => <ItemVisibleToggle item={item} />,
  },
  {
    key: 'tax',
    label: t('items.column.tax'),
    width: 76,
    align: 'end',
    rank: 5,
    render: (item) => percent(item.tax),
  },
  {
    key: 'sku',
    label: t('items.column.sku'),
    width: 110,
    rank: 6,
    render: (item) => <bdi title={item.sku}>{item.sku}</bdi>,
  },
  {
    key: 'modifier_groups',
    label: t('items.column.modifier_groups'),
    width: 96,
    align: 'end',
    rank: 7,
    render: (item) => item.modifier_groups.length || '',
  },
  {
    key: 'position',
    label: t('items.column.position'),
    sort: 'sequence_number',
    width: 96,
    align: 'end',
    rank: 8,
    render: (item) => item.sequence_number,
  },
  {
    key: 'changed',
    label: t('items.column.changed'),
    sort: 'updated_at',
    width: 176,
    rank: 4,
    render: (item) => <Touched item={item} />,
  },
  {
    key: 'more',
    label: '',
    width: 60,
    align: 'center',
    rank: 0,
    render: (item) => <ItemMenu item={item} />,
  },
];
