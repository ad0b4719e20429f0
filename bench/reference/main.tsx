/** The reference for the app's pages: react-admin with one list of items, from the same server, and nothing else. */
import { Admin, type DataProvider, DataTable, List, NumberField, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

const headers = JSON.parse(localStorage.getItem('reference-headers') ?? '{}') as Record<string, string>;
const rows = 50;

const getList = async () => {
  const response = await fetch('/v3/api/store/get_item_list', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ page: 1, perPage: rows }),
  });
  const { data, count } = (await response.json()) as { data: { _id: string }[]; count: number };
  return { data: data.map((item) => ({ ...item, id: item._id })), total: count };
};

const dataProvider = { getList } as unknown as DataProvider;

const ItemList = () => (
  <List perPage={rows}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="sku" />
      <DataTable.Col source="price">
        <NumberField source="price" />
      </DataTable.Col>
      <DataTable.Col source="tax" />
      <DataTable.Col source="is_in_stock" />
    </DataTable>
  </List>
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="items" list={ItemList} />
    </Admin>,
  );
