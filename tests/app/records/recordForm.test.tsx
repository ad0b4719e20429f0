import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { networkDown, refuse } from '../../support/fakeServer';
import { currentPath } from '../../support/renderApp';
import { idOf } from '../orders/create/createOrderFixtures';
import { dialog, field, newForm, openForm, record, save } from '../resources/items/itemFormPage';

const changes = (server: Awaited<ReturnType<typeof openForm>>['server']) =>
  server.received('update_item').map(({ body }) => body);

describe('saving', () => {
  it('sends what was changed, in the version that was opened, and stays', async () => {
    const { user, server } = await openForm();
    expect(save()).toBeDisabled();
    await user.clear(field(/^Price/));
    await user.type(field(/^Price/), '12,5');
    await user.click(save());
    expect(await screen.findByText('Item saved.')).toBeInTheDocument();
    expect(changes(server)).toEqual([{ _id: record()._id, version: 3, price: 1250 }]);
    expect(currentPath()).toBe(`/app/menu/item-list/${record()._id}`);
    expect(save()).toBeDisabled();
    await user.type(field(/^SKU/), 'S-1');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(changes(server)).toHaveLength(2));
    expect(changes(server)[1]).toEqual({ _id: record()._id, version: 4, sku: 'S-1' });
  });

  it('shows what the server refused at the field, opens its tab, and loses nothing', async () => {
    const { user, server } = await openForm({
      update_item: () =>
        refuse(errorCodes.FIELDS_NOT_VALID, {
          errors: [{ path: 'name.1', code: 'too_big', params: { maximum: 120 } }],
        }),
    });
    await user.type(field('Name (English)'), ' of the day');
    await user.click(save());
    expect(await screen.findByText('At most 120.')).toBeInTheDocument();
    const french = field('Name (Français)');
    await waitFor(() => expect(french).toHaveFocus());
    expect(french).toHaveAttribute('aria-invalid', 'true');
    expect(field('Name (English)')).toHaveValue('Soup of the day');
    server.answer({ update_item: () => refuse(errorCodes.ITEM_NAME_USED) });
    await user.click(save());
    expect(await screen.findByText(/Another item in this sub-category has this name/)).toBeInTheDocument();
    await waitFor(() => expect(field('Name (English)')).toHaveFocus());
  });

  it('saves what was mended while the refusal of the first try was still on its way, and tells no old news', async () => {
    let answerFirst: (answer: ReturnType<typeof refuse>) => void = () => undefined;
    const first = new Promise<ReturnType<typeof refuse>>((resolve) => {
      answerFirst = resolve;
    });
    const { user, server } = await openForm({ update_item: () => first });
    await user.type(field('Name (English)'), ' of the day');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(changes(server)).toHaveLength(1));
    await user.type(field('Name (English)'), '!');
    await user.keyboard('{Control>}s{/Control}');
    server.answer({ update_item: ({ name }) => ({ item: { ...record(), name: name ?? [], version: 4 } }) });
    answerFirst(refuse(errorCodes.ITEM_NAME_USED));
    expect(await screen.findByText('Item saved.')).toBeInTheDocument();
    expect(changes(server).map((sent) => (sent.name as string[])[0])).toEqual(['Soup of the day', 'Soup of the day!']);
    expect(screen.queryByText(/Another item in this sub-category has this name/)).toBeNull();
    expect(save()).toBeDisabled();
  });

  it('keeps everything where the server is out of reach, and tries again', async () => {
    let isDown = true;
    const { user, server } = await newForm({ add_item: (body) => (isDown ? networkDown() : added(body)) });
    const added = (body: object) => ({ item: { ...record(), ...body, _id: idOf(199) } });
    await user.type(field('Name (English)'), 'Stew');
    await user.click(screen.getByRole('combobox', { name: /^Sub-category/ }));
    await user.click(await screen.findByRole('option', { name: 'Drinks' }));
    await user.type(field(/^Price/), '9');
    await user.click(save());
    expect(await screen.findByText(/Couldn’t reach the server/)).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(currentPath()).toBe('/app/menu/item-list'));
    const [first, second] = server.received('add_item').map(({ body }) => body);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ name: ['Stew', '', ''], price: 900, sub_category_id: idOf(902), tax: 19 });
    expect(first).not.toHaveProperty('sequence_number');
  });
});

describe('leaving', () => {
  it('asks before what was typed is lost', async () => {
    const { user } = await openForm();
    await user.type(field('Name (English)'), '!');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = await dialog('Leave without saving?');
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(field('Name (English)')).toHaveValue('Soup!');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click((await dialog('Leave without saving?')).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(currentPath()).toBe('/app/menu/item-list'));
  });

  it('asks nothing of who typed nothing', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(currentPath()).toBe('/app/menu/item-list'));
  });

  it('deletes after a question', async () => {
    const { user, server } = await openForm({
      delete_item: ({ _id = '' }) => ({ results: [{ _id, success: true }], change_id: idOf(77) }),
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click((await dialog('Delete Soup?')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(currentPath()).toBe('/app/menu/item-list'));
    expect(server.received('delete_item').map(({ body }) => body)).toEqual([{ _id: record()._id }]);
    expect(await screen.findByText('Soup deleted.')).toBeInTheDocument();
  });
});

describe('two people at one record', () => {
  const theirs = record({ version: 5, name: ['Soup', 'Potage'], price: 1500, tax: 7, updated_by: 'Bo' });
  const clash = () => {
    let isFirst = true;
    return (body: object) => {
      if (!isFirst) return { item: { ...theirs, ...body, version: 6 } };
      isFirst = false;
      return refuse(errorCodes.CHANGED_MEANWHILE, { changed_by: 'Bo', current: theirs });
    };
  };

  it('tells who changed what, lets one choose, merges the rest, and saves over the newer version', async () => {
    const { user, server } = await openForm({ update_item: clash() });
    await user.type(field('Name (English)'), ' of the day');
    await user.clear(field(/^Price/));
    await user.type(field(/^Price/), '13');
    await user.click(save());
    const question = await dialog('Bo changed this too');
    expect(question.getByRole('heading', { name: 'Name (Français)' })).toBeInTheDocument();
    expect(question.queryByRole('heading', { name: 'Name (English)' })).not.toBeInTheDocument();
    expect(question.getByText('€12.00')).toBeInTheDocument();
    expect(question.getByText('€15.00')).toBeInTheDocument();
    const confirm = question.getByRole('button', { name: 'Save' });
    expect(confirm).toBeDisabled();
    expect(question.getByText('1 field to choose')).toBeInTheDocument();
    await user.click(question.getByRole('radio', { name: /Yours.*€13\.00/ }));
    await user.click(confirm);
    expect(await screen.findByText('Item saved.')).toBeInTheDocument();
    expect(changes(server)[1]).toEqual({
      _id: theirs._id,
      version: 5,
      name: ['Soup of the day', 'Potage', ''],
      price: 1300,
    });
    expect(field(/^Tax/)).toHaveValue('7');
  });

  it('saves nothing where everything of the other side was taken', async () => {
    const { user, server } = await openForm({ update_item: clash() });
    await user.clear(field(/^Price/));
    await user.type(field(/^Price/), '13');
    await user.click(save());
    const question = await dialog('Bo changed this too');
    await user.click(question.getByRole('radio', { name: /Now, by Bo.*€15\.00/ }));
    await user.click(question.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/nothing to save/)).toBeInTheDocument();
    expect(changes(server)).toHaveLength(1);
    expect(field(/^Price/)).toHaveValue('15.00');
    expect(save()).toBeDisabled();
  });

  it('offers to create again what was deleted in the meantime', async () => {
    const { user, server } = await openForm({
      update_item: () => refuse(errorCodes.ITEM_NOT_FOUND, { errors: [{ path: '_id', code: '892' }] }),
    });
    await user.type(field('Name (English)'), ' of the day');
    await user.click(save());
    await user.click((await dialog('This record was deleted')).getByRole('button', { name: 'Create again' }));
    await waitFor(() => expect(currentPath()).toBe('/app/menu/item-list/create'));
    await screen.findByRole('heading', { name: 'New item' });
    await waitFor(() => expect(field('Name (English)')).toHaveValue('Soup of the day'));
    await user.click(save());
    await waitFor(() => expect(server.received('add_item')).toHaveLength(1));
    expect(server.received('add_item')[0]?.body).toMatchObject({ name: ['Soup of the day', 'Soupe', ''], price: 1200 });
  });
});
