import GridViewIcon from '@mui/icons-material/GridViewOutlined';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, startTransition, useCallback, useMemo, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { patientLazy } from '../../components/patientLazy';
import { usePageHeading } from '../../components/usePageHeading';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { paths } from '../../config/paths';
import { ColumnsMenu } from '../../records/list/ColumnsMenu';
import { RecordCards } from '../../records/list/RecordCards';
import { RecordList } from '../../records/list/RecordList';
import { RecordTable } from '../../records/list/RecordTable';
import { useMayOpen } from '../../records/list/useMayOpen';
import { ViewSwitch } from '../../records/list/ViewSwitch';
import { DeleteItemDialog } from './list/DeleteItemDialog';
import { ItemBulkActions } from './list/ItemBulkActions';
import { ItemCard, itemCardHeight } from './list/ItemCard';
import { ItemListActions } from './list/ItemListActions';
import { ItemListToolsProvider } from './list/ItemListToolsProvider';
import { ItemTile, itemTile } from './list/ItemTile';
import { itemColumns } from './list/itemColumns';
import type { ListedItem } from './list/listedItem';
import { useItemFilters } from './list/useItemFilters';
import { useMenuChoices } from './list/useMenuChoices';

const MenuPreview = patientLazy(() => import('./preview/MenuPreview'));

type View = 'table' | 'grid';

/** `/app/menu/item-list`: all items, found, looked through and changed where they stand. */
export default function ItemList() {
  const t = useTranslate();
  const { text, locale } = useStoreSurroundings();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [view, setView] = useStore<View>('items.view', 'table');
  const [shown, setShown] = useState<readonly string[]>([]);
  const [toDelete, setToDelete] = useState<ListedItem | null>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const mayImport = useMayOpen(paths.importData);
  const choices = useMenuChoices();
  const filters = useItemFilters(choices);
  const columns = useMemo(() => {
    const tax = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
    return itemColumns(t, (percent) => tax.format(percent / 100));
  }, [t, locale]);
  const nameOf = useCallback((item: ListedItem) => text(item.name), [text]);
  const isTable = !isPhone && view === 'table';
  const label = usePageHeading();
  const create = { label: t('items.list.create'), to: `${paths.itemList}/create` };
  return (
    <ItemListToolsProvider subCategories={choices.subCategories} askDelete={setToDelete}>
      <RecordList
        name="items"
        title={label}
        create={create}
        searchLabel={t('items.list.search')}
        filters={filters}
        sorts={sorts.map(({ field, key }) => ({ field, label: t(`items.column.${key}`) }))}
        defaultSort={{ field: 'sequence_number', order: 'ASC' }}
        actions={<ItemListActions onPreview={() => setPreviewing(true)} />}
        tools={
          !isPhone && (
            <>
              {isTable && <ColumnsMenu name="items" columns={columns} shown={shown} />}
              <ViewSwitch
                label={t('items.view.label')}
                value={view}
                // Drawn bit by bit: a page of large pictures at one go would hold up the next tap.
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
        bulkActions={<ItemBulkActions choices={choices} />}
        empty={{
          title: t('items.empty.title'),
          detail: t('items.empty.detail'),
          children: (
            <>
              <Button component={Link} to={create.to} variant="contained" size="large">
                {create.label}
              </Button>
              {mayImport && (
                <Button
                  component={Link}
                  to={paths.importData}
                  variant="outlined"
                  size="large"
                  startIcon={<UploadIcon />}
                >
                  {t('items.list.import')}
                </Button>
              )}
            </>
          ),
        }}
      >
        {isTable ? (
          <RecordTable name="items" label={label} columns={columns} nameOf={nameOf} onShown={setShown} />
        ) : isPhone ? (
          <RecordCards label={label} width={340} height={itemCardHeight} Card={ItemCard} />
        ) : (
          <RecordCards label={label} {...itemTile} Card={ItemTile} />
        )}
      </RecordList>
      {isPreviewing && (
        <Suspense fallback={null}>
          <MenuPreview onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </ItemListToolsProvider>
  );
}

const sorts = [
  { field: 'sequence_number', key: 'position' },
  { field: 'name', key: 'name' },
  { field: 'price', key: 'price' },
  { field: 'updated_at', key: 'changed' },
];
