import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls/index';
import type { Image } from '#contract/entities/image';
import { Picture } from '../../../src/components/fields/Picture';
import { squareOf, toCrop, wholeCrop } from '../../../src/components/inputs/images/cutRegion';
import { ImageInput, ImagesInput } from '../../../src/components/inputs/images/ImageInput';
import { createDataProvider } from '../../../src/dataProvider/index';
import { loadRemoteConfig } from '../../../src/dataProvider/loadRemoteConfig';
import { entityOf } from '../../../src/descriptors/resources/index';
import { images } from '../../../src/i18n/en/images';
import { needTexts, useTexts } from '../../../src/i18n/index';
import { Themed } from '../../../src/theme/Themed';
import { type Answers, fakeServer, networkDown, refuse } from '../../support/fakeServer';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const anImage = (n: number): Image => ({
  _id: idOf(n),
  url: `item-pictures/${n}.webp`,
  thumbnail_url: `item-pictures/${n}-square.webp`,
  width: 800,
  height: 600,
});
const png = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const Context = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <CoreAdminContext dataProvider={createDataProvider({ entityOf })} i18nProvider={useTexts()} queryClient={client}>
    {children}
  </CoreAdminContext>
);

/** Fields in a form of their own; `saved` has what was saved. */
async function open(fields: ReactNode, record: object, answers: Answers = {}) {
  const server = fakeServer(answers);
  server.install();
  await loadRemoteConfig();
  await needTexts('frame');
  await needTexts('pages');
  const saved = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(
    <Context client={client}>
      <Themed direction="ltr">
        <Form defaultValues={record} onSubmit={saved}>
          {fields}
          <button type="submit">Save</button>
        </Form>
      </Themed>
    </Context>,
  );
  await waitFor(() => expect(container.querySelector('input[type=file], img')).not.toBeNull());
  // What it listens to comes after it.
  await act(async () => undefined);
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const choose = (...files: File[]) =>
    user.upload(container.querySelector('input[type=file]') as HTMLInputElement, files);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, server, saved, choose, save, container };
}
const openMany = (images: Image[], answers: Answers = {}) =>
  open(<ImagesInput source="images" label="images.list" />, { images }, answers);
const pictures = () => screen.queryAllByRole('img', { name: /^Picture \d/ }).map((one) => one.getAttribute('src'));
const srcOf = (n: number) => `/images/item-pictures/${n}-square.webp`;

describe('many pictures', () => {
  it('are uploaded one after another, in the order they were chosen, and saved as they are read', async () => {
    let count = 0;
    const { server, saved, choose, save } = await openMany([anImage(9)], {
      add_image: () => ({ image: anImage(++count) }),
    });
    await choose(png('a.png'), png('b.png'));
    await waitFor(() => expect(pictures()).toEqual([srcOf(9), srcOf(1), srcOf(2)]));
    const sent = server
      .received('add_image')
      .map(({ file }) => [file?.field, file?.content instanceof File && file.content.name]);
    expect(sent).toEqual([
      [calls.add_image.upload?.field, 'a.png'],
      [calls.add_image.upload?.field, 'b.png'],
    ]);
    expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Main picture')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls[0]?.[0]).toEqual({ images: [anImage(9), anImage(1), anImage(2)] });
    expect(server.errors).toEqual([]);
  });

  it('say at each file what is wrong with it, some before they are sent', async () => {
    const { server, choose } = await openMany([], {
      add_image: () => refuse(893, { errors: [{ path: 'image', code: 'broken' }] }),
    });
    const gif = new File(['GIF89a'], 'c.gif', { type: 'image/gif' });
    await choose(png('huge.png', 5_000_001), gif, png('half.png'));
    const error = async (name: string) =>
      within((await screen.findByText(name)).closest('li') as HTMLElement).findByRole('alert');
    expect(await error('huge.png')).toHaveTextContent('Too large: 4.8 MB. The limit is 4.8 MB.');
    expect(await error('c.gif')).toHaveTextContent('This file type isn’t supported. Use JPEG, PNG.');
    expect(await error('half.png')).toHaveTextContent('This file is damaged or incomplete.');
    expect(server.received('add_image')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('hold the form back while they are on their way, and when one failed', async () => {
    let finish = () => {};
    const { user, server, saved, choose, save } = await openMany([], {
      add_image: () =>
        new Promise((resolve) => {
          finish = () => resolve({ image: anImage(1) });
        }),
    });
    await choose(png('slow.png'));
    expect(screen.getByRole('progressbar', { name: 'Uploading slow.png' })).toHaveAttribute('aria-valuenow', '50');
    await save();
    expect(await screen.findByText('Wait until the pictures have uploaded, then save.')).toBeInTheDocument();
    await act(async () => finish());
    await waitFor(() => expect(pictures()).toEqual([srcOf(1)]));
    expect(screen.queryByText('Wait until the pictures have uploaded, then save.')).not.toBeInTheDocument();

    server.answer({ add_image: networkDown });
    await choose(png('lost.png'));
    expect(await screen.findByText('No connection. Check your network and retry.')).toBeInTheDocument();
    await save();
    expect(await screen.findByText(/Some pictures couldn’t be uploaded/)).toBeInTheDocument();
    server.answer({ add_image: () => ({ image: anImage(2) }) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(pictures()).toEqual([srcOf(1), srcOf(2)]));
    expect(saved).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });

  it('are put in order by key, the first being the main one', async () => {
    const { user, saved, save } = await openMany([anImage(1), anImage(2), anImage(3)]);
    act(() => screen.getByRole('button', { name: 'Move Picture 3' }).focus());
    await user.keyboard(' {Home} ');
    expect(await screen.findByText('Picture 3 dropped, position 1 of 3.')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls[0]?.[0].images.map(({ _id }: Image) => _id)).toEqual([3, 1, 2].map(idOf));
  });

  it('are removed and come back at their place', async () => {
    const { user } = await openMany([anImage(1), anImage(2), anImage(3)]);
    await user.click(screen.getByRole('button', { name: 'Remove Picture 2' }));
    expect(pictures()).toEqual([srcOf(1), srcOf(3)]);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(pictures()).toEqual([srcOf(1), srcOf(2), srcOf(3)]);
  });

  it('are as many as fit: the others are named', async () => {
    const nine = Array.from({ length: 9 }, (_, n) => anImage(n + 1));
    const { choose } = await openMany(nine, { add_image: () => ({ image: anImage(10) }) });
    await choose(png('fits.png'), png('over.png'));
    expect(await screen.findByText('You can add up to 10 pictures. Not added: over.png')).toBeInTheDocument();
    await waitFor(() => expect(pictures()).toHaveLength(10));
    expect(screen.getByRole('button', { name: 'Choose pictures' })).toBeDisabled();
  });

  it('come by paste and by drop too', async () => {
    let count = 0;
    const { container } = await openMany([], { add_image: () => ({ image: anImage(++count) }) });
    fireEvent.paste(document.body, { clipboardData: { files: [png('pasted.png')] } });
    await waitFor(() => expect(pictures()).toEqual([srcOf(1)]));
    const zone = screen.getByText('Drag pictures here or paste them');
    fireEvent.drop(zone, { dataTransfer: { files: [png('dropped.png')], types: ['Files'] } });
    await waitFor(() => expect(pictures()).toEqual([srcOf(1), srcOf(2)]));
    expect(container).toBeInTheDocument();
  });
});

describe('a file on its way', () => {
  it('is cancelled, and the next one goes', async () => {
    const { user, server, choose } = await openMany([], { add_image: () => new Promise(() => {}) });
    await choose(png('slow.png'), png('next.png'));
    await waitFor(() => expect(server.received('add_image')).toHaveLength(1));
    server.answer({ add_image: () => ({ image: anImage(5) }) });
    await user.click(screen.getByRole('button', { name: 'Cancel uploading slow.png' }));
    await waitFor(() => expect(pictures()).toEqual([srcOf(5)]));
    expect(screen.queryByText('slow.png')).not.toBeInTheDocument();
  });
});

describe('cutting', () => {
  it('starts at the whole picture, keeps the chosen point, and puts the new picture in the old one’s place', async () => {
    const { user, server } = await openMany([anImage(1), anImage(2)], {
      crop_image: ({ focal }) => ({ image: anImage(focal ? 4 : 3) }),
    });
    await user.click(screen.getByRole('button', { name: 'Crop Picture 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop and focus' }));
    await user.click(await dialog.findByRole('tab', { name: 'Focus' }));
    const point = await dialog.findByRole('button', { name: 'Focus: 50% across, 50% down' });
    act(() => point.focus());
    await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    expect(dialog.getByRole('button', { name: 'Focus: 52% across, 38% down' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(pictures()).toEqual([srcOf(1), srcOf(4)]));
    const [first, second] = server.received('crop_image').map(({ body }) => body);
    expect(first).toEqual({ _id: idOf(2) });
    expect(second).toMatchObject({ _id: idOf(2), focal: [expect.closeTo(0.52), expect.closeTo(0.38)] });
  });

  it('reckons in shares that reach over no edge', () => {
    expect(toCrop({ x: 30, y: -0.1, width: 70.2, height: 100.1 })).toEqual({ x: 0.3, y: 0, width: 0.7, height: 1 });
    // A picture twice as wide as high, its point at the right edge: the square is its right half.
    expect(squareOf(wholeCrop, [1, 0.5], 2)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(squareOf({ x: 0, y: 0, width: 0.25, height: 1 }, [1, 1], 2)).toEqual({
      x: 0,
      y: 0.5,
      width: 0.25,
      height: 0.5,
    });
  });
});

describe('one picture', () => {
  it('is replaced by the next, and nothing is left of it when it is removed', async () => {
    const { user, saved, choose, save } = await open(
      <ImageInput source="image" label="images.choose_one" />,
      { image: anImage(1) },
      { add_image: () => ({ image: anImage(2) }) },
    );
    await choose(png('next.png'));
    await waitFor(() => expect(screen.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', srcOf(2)));
    expect(screen.queryByText('Main picture')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Picture' }));
    await save();
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls[0]?.[0]).toEqual({ image: null });
  });
});

const Saved = () => {
  const { reset, getValues } = useFormContext();
  return (
    <button type="button" onClick={() => reset(getValues())}>
      As saved
    </button>
  );
};

describe('a field of pictures', () => {
  it('that is required holds the form back while it has none, and says what it is for', async () => {
    const { saved, save, choose } = await open(
      <ImageInput source="image" label="images.the_one" helperText="images.main_hint" required />,
      { image: null },
      { add_image: () => ({ image: anImage(1) }) },
    );
    const field = screen.getByRole('group', { name: /^Picture/ });
    expect(field).toHaveAccessibleDescription(images.main_hint);
    await save();
    expect(await within(field).findByRole('alert')).toHaveTextContent('This field is required.');
    await choose(png('a.png'));
    await screen.findByRole('img', { name: 'Picture' });
    await save();
    await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ image: anImage(1) }));
  });

  it('that is read-only shows its pictures, and nothing that changes them', async () => {
    const { container } = await open(<ImagesInput source="images" disabled />, { images: [anImage(1), anImage(2)] });
    expect(pictures()).toEqual([srcOf(1), srcOf(2)]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save']);
    expect(container.querySelector('input[type=file]')).toBeNull();
  });

  it('offers to bring a picture back until the form is saved', async () => {
    const { user } = await open(
      <>
        <ImagesInput source="images" />
        <Saved />
      </>,
      { images: [anImage(1), anImage(2)] },
    );
    await user.click(screen.getByRole('button', { name: 'Remove Picture 2' }));
    expect(screen.getByText('Picture removed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'As saved' }));
    await waitFor(() => expect(screen.queryByText('Picture removed.')).toBeNull());
  });
});

describe('a picture that is shown', () => {
  it('falls back to the drawing once, and to a plain frame where that is missing too', async () => {
    const { container } = await open(<Picture image={anImage(1)} alt="Pizza" />, {});
    const image = () => container.querySelector('img');
    expect(image()).toHaveAttribute('src', srcOf(1));
    fireEvent.error(image() as Element);
    expect(image()).toHaveAttribute('src', '/images/item.svg');
    fireEvent.error(image() as Element);
    expect(image()).toBeNull();
  });
});
