import GridViewIcon from '@mui/icons-material/GridViewOutlined';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, startTransition, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Picture } from '../../components/fields/Picture';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { usePageHeading } from '../../components/page/usePageHeading';
import { useListText } from '../../components/text/useListText';
import { useTextTools } from '../../components/text/useTextTools';
import { List } from '../../records/list/List';
import { SimpleList } from '../../records/list/SimpleList';
import { DataTable } from '../../records/list/table/DataTable';
import { ColumnsButton } from '../../records/list/toolbar/ColumnsButton';
import { ViewSwitch } from '../../records/list/toolbar/ViewSwitch';
import { DeleteItemDialog } from './list/DeleteItemDialog';
import { ItemBulkActions } from './list/ItemBulkActions';
import { ItemCard, itemCardHeight } from './list/ItemCard';
import { ItemVisibleToggle, StockToggle, SubCategoryName, Touched } from './list/ItemCells';
import { FirstItemButtons, ItemListActions } from './list/ItemListActions';
import { ItemListProvider } from './list/ItemListProvider';
import { ItemMenu } from './list/ItemMenu';
import { ItemName } from './list/ItemName';
import { ItemTile, itemTile } from './list/ItemTile';
import type { ListedItem } from './list/listedItem';
import { PriceCell } from './list/PriceCell';
import { useItemFilters, useMenuChoices } from './list/useItemFilters';

const MenuPreview = lazyWithRetry(() => import('./preview/MenuPreview'));

const Col = DataTable.Col<ListedItem>;

const TaxCell = ({ tax }: { tax: number }) => {
  const { locale } = useTextTools();
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(tax / 100);
};

const AllergensCell = ({ allergens }: { allergens: ListedItem['allergens'] }) => {
  const t = useTranslate();
  const list = useListText();
  const text =
    allergens?.length === 0
      ? t('diet.no_allergens')
      : list((allergens ?? []).map((each) => t(`diet.allergen.${each}`)));
  return <bdi title={text}>{text}</bdi>;
};

const DietMarksCell = ({ marks }: { marks: ListedItem['diet_marks'] }) => {
  const t = useTranslate();
  const text = useListText()(marks.map((mark) => t(`diet.mark.${mark}`)));
  return <bdi title={text}>{text}</bdi>;
};

/** Name, price and stock stay visible if space is short. */
const columns = (
  <>
    <Col source="images" width={92} rank={2} render={(item) => <Picture image={item.images[0]} size={44} />} />
    <Col source="name" width={210} grows render={(item) => <ItemName item={item} />} />
    <Col
      source="sub_category_id"
      width={150}
      rank={3}
      render={(item) => <SubCategoryName id={item.sub_category_id} />}
    />
    <Col source="price" width={116} align="end" render={(item) => <PriceCell item={item} />} />
    <Col source="is_in_stock" width={212} render={(item) => <StockToggle item={item} />} />
    <Col source="is_visible" width={80} align="center" rank={1} render={(item) => <ItemVisibleToggle item={item} />} />
    <Col source="tax" width={76} align="end" rank={5} render={({ tax }) => <TaxCell tax={tax} />} />
    <Col source="sku" width={110} rank={6} render={({ sku }) => <bdi title={sku}>{sku}</bdi>} />
    <Col
      source="modifier_groups"
      width={96}
      align="end"
      rank={7}
      render={({ modifier_groups }) => modifier_groups.length || ''}
    />
    <Col
      source="allergens"
      width={180}
      rank={9}
      isExtra
      render={({ allergens }) => <AllergensCell allergens={allergens} />}
    />
    <Col
      source="diet_marks"
      width={160}
      rank={9}
      isExtra
      render={({ diet_marks }) => <DietMarksCell marks={diet_marks} />}
    />
    <Col source="sequence_number" width={96} align="end" rank={8} render={({ sequence_number }) => sequence_number} />
    <Col source="updated_at" sortable width={176} rank={4} render={(item) => <Touched item={item} />} />
    <Col source="more" label={false} width={60} align="center" render={(item) => <ItemMenu item={item} />} />
  </>
);

type View = 'table' | 'grid';

/** `/app/menu/item-list`: all items, to search, review and edit inline. */
export default function ItemList() {
  const t = useTranslate();
  const label = usePageHeading();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [view, setView] = useStore<View>('items.view', 'table');
  const [toDelete, setToDelete] = useState<ListedItem | null>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const choices = useMenuChoices();
  const isTable = !isPhone && view === 'table';
  return (
    <ItemListProvider subCategories={choices.subCategories} askDelete={setToDelete}>
      <List
        resource="items"
        filters={useItemFilters(choices)}
        sorts={sorts.map((field) => ({ field, label: t(`items.column.${field}`) }))}
        actions={<ItemListActions onPreview={() => setPreviewing(true)} />}
        tools={
          !isPhone && (
            <>
              {isTable && <ColumnsButton />}
              <ViewSwitch
                label={t('items.view.label')}
                value={view}
                // Rendered bit by bit: a page of large pictures at once would delay the next tap.
                onChange={(chosen) => startTransition(() => setView(chosen))}
                views={[
                  { view: 'table', label: t('items.view.table'), icon: <TableRowsIcon fontSize="small" /> },
                  { view: 'grid', label: t('items.view.grid'), icon: <GridViewIcon fontSize="small" /> },
                ]}
              />
            </>
          )
        }
        dialogs={toDelete && <DeleteItemDialog item={toDelete} onClose={() => setToDelete(null)} />}
        bulkActionButtons={<ItemBulkActions choices={choices} />}
        empty={{ children: <FirstItemButtons /> }}
      >
        {isTable ? (
          <DataTable>{columns}</DataTable>
        ) : isPhone ? (
          <SimpleList label={label} width={340} height={itemCardHeight} Card={ItemCard} />
        ) : (
          <SimpleList label={label} {...itemTile} Card={ItemTile} />
        )}
      </List>
      {isPreviewing && (
        <Suspense fallback={null}>
          <MenuPreview onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </ItemListProvider>
  );
}

const sorts = ['sequence_number', 'name', 'price', 'updated_at'] as const;
