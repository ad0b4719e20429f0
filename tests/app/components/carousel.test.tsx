import { render, screen, within } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { Carousel } from '../../../src/components/carousel/Carousel';
import { carousel } from '../../../src/i18n/en/carousel';

const i18n = polyglotI18nProvider(() => ({ carousel }) as never, 'en', [], { allowMissing: true });
const show = (count: number) => {
  const slides = Array.from({ length: count }, (_, position) => ({
    key: `${position}`,
    large: <span>{`large ${position + 1}`}</span>,
    small: <span>{`small ${position + 1}`}</span>,
  }));
  render(
    <I18nContextProvider value={i18n}>
      <Carousel slides={slides} label="Soup" />
    </I18nContextProvider>,
  );
};

/** Without a layout it goes nowhere: how it moves is a story of tests/browser. */
describe('a carousel', () => {
  it('of one picture has no controls', () => {
    show(1);
    expect(screen.getByText('large 1')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of five shows a thumbnail and a bullet for each, and no arrows beside the thumbnails', () => {
    show(5);
    const all = within(screen.getByRole('group', { name: 'Soup' }));
    expect(all.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(5);
    expect(all.getAllByRole('button', { name: /^Picture \d of 5$/ })).toHaveLength(5);
    expect(all.queryByRole('button', { name: 'Later pictures' })).toBeNull();
  });

  it('of six has arrows beside its thumbnails', () => {
    show(6);
    expect(screen.getByRole('button', { name: 'Later pictures' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Earlier pictures' })).toBeInTheDocument();
  });
});
