import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SupportMessage } from '#contract/entities/supportMessage';
import { closeSupport } from '../../../src/layout/support/useSupportPanel';
import { aSession } from '../../support/accounts';
import { type Answers, fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

// It fails while it renders, with private data in the error.
vi.mock('../../../src/custom-pages/profile/ProfilePage', () => ({
  default: () => {
    throw new TypeError('+49 170 1234567 is not a function');
  },
}));

/** Opens the page that fails. */
function openCrashingPage(answers: Answers = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = fakeServer({
    add_crash_report: () => ({}),
    get_support_thread: () => ({ messages: [], next: 'waiting', answer_to: 'owner@demo.test' }),
    ...answers,
  });
  return renderApp({ path: '/app/profile', session: aSession(), server });
}

/** The number under which the crash is known. */
async function shownNumber(): Promise<string> {
  const button = await screen.findByRole('button', { name: /^Report [2-9A-Z]{4}-[2-9A-Z]{4}: Copy/ });
  return (button.textContent ?? '').replace('Report ', '');
}

const created_at = '2026-03-01T12:00:00.000Z';

const field = () => screen.findByRole('textbox', { name: 'Your message' });
const supportEntry = () =>
  within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('button', { name: 'Support' });

afterEach(() => {
  closeSupport();
  vi.restoreAllMocks();
});

describe('A page that failed', () => {
  it('leaves the frame as it is, and is reported by a number, without what the error quotes', async () => {
    const { server } = openCrashingPage();
    const report = await shownNumber();
    expect(screen.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
    expect(supportEntry()).toBeVisible();
    const [call] = server.received('add_crash_report');
    expect(call?.body).toMatchObject({ report, name: 'TypeError', page: '/app/profile' });
    expect(JSON.stringify(call?.body)).not.toContain('170');
  });

  it('gives its number to the clipboard', async () => {
    const { user } = openCrashingPage();
    const report = await shownNumber();
    await user.click(screen.getByRole('button', { name: /Copy/ }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(report);
  });

  it('opens support with the number in the message', async () => {
    const { user } = openCrashingPage();
    const report = await shownNumber();
    await user.click(screen.getByRole('button', { name: 'Contact support' }));
    expect(await field()).toHaveValue(`Report ${report}\n`);
    expect(await field()).toHaveFocus();
  });

  it('adds the number once to a message that is open already, below what stands there', async () => {
    const { user } = openCrashingPage();
    const report = await shownNumber();
    await user.click(supportEntry());
    await user.type(await field(), 'I only wanted to see my account.');
    const write = screen.getByRole('button', { name: 'Contact support' });
    await user.click(write);
    expect(await field()).toHaveValue(`I only wanted to see my account.\n\nReport ${report}\n`);
    expect(await field()).toHaveFocus();
    await user.click(write);
    expect(await field()).toHaveValue(`I only wanted to see my account.\n\nReport ${report}\n`);
  });

  it('keeps what is written while a message is on its way', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const messages: SupportMessage[] = [];
    const { user } = openCrashingPage({
      get_support_thread: () => ({ messages, next: 'waiting', answer_to: '' }),
      add_support_message: async ({ text, page }) => {
        await arrived;
        const support_message = { _id: aSession().store._id, text, page, created_at, state: 'kept' } as const;
        messages.push(support_message);
        return { support_message };
      },
    });
    const report = await shownNumber();
    await user.click(supportEntry());
    await user.type(await field(), 'The printer is silent.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'Contact support' }));
    arrive();
    expect(await within(screen.getByRole('log')).findByText('The printer is silent.')).toBeVisible();
    expect(await field()).toHaveValue(`Report ${report}\n`);
  });
});
