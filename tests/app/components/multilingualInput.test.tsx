import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editedAmount, editedNumber, parsePlainNumber } from '../../../src/components/inputs/numbers/editedNumber';
import { aStore } from '../../support/accounts';
import { field, newForm, openForm, save } from '../resources/items/itemFormPage';

describe('a text in the store’s languages', () => {
  it('has a tab for each, marked where the text is missing, in that language’s direction', async () => {
    const { user } = await openForm();
    expect(screen.getByRole('tablist', { name: 'Name and description: languages' })).toBeInTheDocument();
    const missing = screen.getAllByRole('img', { name: 'Translation missing' });
    // The name lacks Arabic; the description French and Arabic: each tab is marked once.
    expect(missing).toHaveLength(2);
    const [english] = screen.getAllByRole('tab', { name: /English/ });
    await user.click(english as HTMLElement);
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const arabic = field('Name (العربية)');
    expect(arabic).toHaveAttribute('dir', 'rtl');
    expect(arabic).toHaveAttribute('lang', 'ar');
    // One tab opens every text in its language.
    expect(field('Description (العربية)').closest('[role=tabpanel]')).not.toHaveAttribute('hidden');
    await user.type(arabic, 'حساء');
    expect(screen.getAllByRole('img', { name: 'Translation missing' })).toHaveLength(2);
    await user.type(field('Description (العربية)'), 'ساخن');
    expect(screen.getAllByRole('img', { name: 'Translation missing' })).toHaveLength(1);
  });

  it('opens the tab of what is wrong, and goes there', async () => {
    const { user, server } = await newForm();
    const [french] = screen.getAllByRole('tab', { name: /Français/ });
    await user.click(french as HTMLElement);
    await user.type(field('Name (Français)'), 'Ragoût');
    await user.click(save());
    await waitFor(() => expect(field('Name (English)')).toHaveFocus());
    expect(field('Name (English)').closest('[role=tabpanel]')).not.toHaveAttribute('hidden');
    expect(screen.getByText('Choose a sub-category.')).toBeInTheDocument();
    expect(server.received('add_item')).toEqual([]);
  });

  it('is a plain field where there is one language', async () => {
    await openForm({}, { store: aStore() });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(field('Name')).toHaveValue('Soup');
  });
});

describe('a number', () => {
  it('stays as it was typed where it cannot be read, and is told', async () => {
    const { user, server } = await openForm();
    await user.clear(field(/^Price/));
    await user.type(field(/^Price/), '12,5x');
    await user.tab();
    expect(field(/^Price/)).toHaveValue('12,5x');
    await user.click(save());
    expect(await screen.findByText('Enter a number.')).toBeInTheDocument();
    await waitFor(() => expect(field(/^Price/)).toHaveFocus());
    await user.clear(field(/^Price/));
    await user.type(field(/^Price/), '3.555');
    await user.click(save());
    expect(await screen.findByText('Use at most 2 decimal places.')).toBeInTheDocument();
    await user.clear(field(/^Price/));
    await user.type(field(/^Price/), '-5');
    await user.click(save());
    expect(await screen.findByText('At least €0.00.')).toBeInTheDocument();
    await user.clear(field(/^Tax/));
    await user.type(field(/^Tax/), '101');
    await user.click(save());
    expect(await screen.findByText('At most 100.')).toBeInTheDocument();
    await user.clear(field(/^Sort number/));
    await user.type(field(/^Sort number/), '1.5');
    await user.click(save());
    expect(await screen.findByText('Enter a whole number.')).toBeInTheDocument();
    expect(server.received('update_item')).toEqual([]);
  });

  it.each([
    ['7', 3, 7],
    ['7,125', 3, 7.125],
    ['7.5 %', 3, 7.5],
    ['٧٫١٢٥', 3, 7.125],
    ['۱۲', 0, 12],
    ['1.000', 0, 1000],
    ['1,000', 0, 1000],
    ['0.500', 0, null],
    ['-7.5', 3, -7.5],
    ['33.333', 3, 33.333],
    ['7.1255', 3, null],
    ['1.5', 0, null],
    ['seven', 3, null],
    ['', 3, null],
  ])('reads %j with %i decimals as %s', (text, decimals, number) => {
    expect(parsePlainNumber(text, decimals)).toBe(number);
  });

  it('is shown in the reader’s manner, in figures that every keyboard has', () => {
    expect(editedAmount(123456, 'EUR', 'de')).toBe('1234,56');
    expect(editedAmount(1250, 'JPY', 'en')).toBe('1250');
    expect(editedNumber(7.5, 'ar-EG', { least: 0, most: 3 })).toMatch(/^7\D5$/);
  });
});
