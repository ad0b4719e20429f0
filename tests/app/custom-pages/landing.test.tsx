import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../support/renderApp';

/** jsdom has no layout to observe. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
});

async function openLanding() {
  const app = renderApp({ path: '/home' });
  // By text where it will do: roles are slow to work out on a page as long as this one.
  await screen.findByText('Orders in. Food out.');
  return app;
}

const openMenu = async ({ user }: Awaited<ReturnType<typeof openLanding>>) => {
  await user.click(screen.getByLabelText('Sections'));
  expect(screen.getByLabelText('Sections')).toHaveAttribute('aria-expanded', 'true');
};

const expectMenuClosed = () => expect(screen.getByLabelText('Sections')).toHaveAttribute('aria-expanded', 'false');

describe('the landing page', () => {
  it('has all parts of the specification, each once', async () => {
    await openLanding();
    await waitFor(() => expect(document.title).toBe('One place for your orders and menu - Storedesk'));
    const links = within(screen.getByRole('navigation', { hidden: true })).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#home',
      '#features',
      '#layouts',
      '#components',
      '#apps',
      '#themes',
    ]);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();

    const highlights = screen.getByRole('group', { name: 'Eight things that make a busy evening easier' });
    expect(within(highlights).getAllByRole('listitem')).toHaveLength(8);
    const features = screen.getByRole('region', { name: 'From the first ring to the customer’s door' });
    expect(within(features).getAllByRole('img')).toHaveLength(5);
    const layouts = screen.getByRole('region', { name: 'Twelve screens, all of them real' });
    expect(within(layouts).getAllByRole('link')).toHaveLength(12);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Kitchen',
      'Counter',
      'On the go',
    ]);
    expect(within(screen.getByRole('radiogroup', { name: 'Colour' })).getAllByRole('radio')).toHaveLength(10);
  });

  it('links each of the three places to the admin root with its hash', async () => {
    const { user } = await openLanding();
    const hashes: (string | null)[] = [];
    for (const name of ['Kitchen', 'Counter', 'On the go']) {
      await user.click(screen.getByRole('tab', { name }));
      const panel = screen.getByRole('tabpanel', { name });
      hashes.push(within(panel).getByRole('link').getAttribute('href'));
    }
    expect(hashes).toEqual(['/app#todo', '/app#chat', '/app#survey']);
  });

  it('changes colour, mode and corners at once, and keeps them for the product', async () => {
    const { user } = await openLanding();
    await user.click(screen.getByRole('radio', { name: 'Ruby red' }));
    expect(localStorage.getItem('vien-themecolor')).toBe('light.redruby');
    await user.click(screen.getByRole('switch', { name: 'Dark mode' }));
    expect(localStorage.getItem('vien-themecolor')).toBe('dark.redruby');
    expect(screen.getByAltText('The same board on a phone')).toHaveAttribute('src', '/landing/hero-phone-dark.webp');
    await user.click(screen.getByRole('switch', { name: 'Rounded corners' }));
    expect(localStorage.getItem('vien-themeradius')).toBe('flat');
  });
});

describe('the menu of narrow screens', () => {
  it('closes on any click, within it or beside it', async () => {
    const app = await openLanding();
    await openMenu(app);
    await app.user.click(screen.getByText('Orders in. Food out.'));
    expectMenuClosed();
    await openMenu(app);
    await app.user.click(screen.getAllByText('Features').at(-1) as HTMLElement);
    expectMenuClosed();
    await openMenu(app);
    await app.user.click(screen.getByLabelText('Sections'));
    expectMenuClosed();
  });

  it('closes on scroll and by Escape', async () => {
    const app = await openLanding();
    await openMenu(app);
    fireEvent.scroll(window);
    expectMenuClosed();
    await openMenu(app);
    await app.user.keyboard('{Escape}');
    expectMenuClosed();
  });

  it('closes where the window becomes wide', async () => {
    const queries = new Map<string, EventTarget>();
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) => {
      const list = matchMedia(query);
      queries.set(query, list);
      return list;
    });
    const app = await openLanding();
    await openMenu(app);
    fireEvent(queries.get('(min-width: 992px)') as EventTarget as Element, new Event('change'));
    expectMenuClosed();
  });
});

describe('the parts to try', () => {
  it('take an order through its stages and round again', async () => {
    const { user } = await openLanding();
    const card = within(screen.getByRole('article', { name: 'An order, step by step' }));
    for (const [stage, action] of [
      ['New', 'Accept'],
      ['Preparing', 'Mark ready'],
      ['Ready', 'Hand over'],
      ['On the way to the customer', 'Deliver'],
      ['Delivered', 'Start again'],
    ] as const) {
      expect(card.getByRole('status')).toHaveTextContent(stage);
      await user.click(card.getByRole('button', { name: action }));
    }
    expect(card.getByRole('status')).toHaveTextContent('New');
  });

  it('promise a time by the minutes that are chosen', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T18:00:00') });
    try {
      const { user } = await openLanding();
      const card = within(screen.getByRole('article', { name: 'How long until it’s ready?' }));
      expect(card.getByRole('status')).toHaveTextContent('06:20');
      await user.click(card.getByRole('button', { name: '45 minutes, ready at 06:45 PM' }));
      expect(card.getByRole('status')).toHaveTextContent('06:45');
    } finally {
      vi.useRealTimers();
    }
  });

  it('say what is sold out, and that the network is gone', async () => {
    const { user } = await openLanding();
    const stock = within(screen.getByRole('article', { name: 'The last one is sold' }));
    expect(stock.getByRole('status')).toHaveTextContent('Customers can order it.');
    await user.click(stock.getByRole('switch', { name: 'Apple cake in stock' }));
    expect(stock.getByRole('status')).toHaveTextContent('Off until the store opens tomorrow, then back automatically.');
    const network = within(screen.getByRole('article', { name: 'When the network fails' }));
    await user.click(network.getByRole('button', { name: 'Disconnect' }));
    expect(network.getByRole('status')).toHaveTextContent('No connection');
    await user.click(network.getByRole('button', { name: 'Reconnect' }));
    expect(network.getByRole('status')).toHaveTextContent('Live');
  });
});
