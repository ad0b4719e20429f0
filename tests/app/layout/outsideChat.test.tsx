import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSupport } from '../../../src/layout/support/useSupportPanel';
import { aSession } from '../../support/accounts';
import { fakeServer, remoteSetting } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

let scripts = 0;

/** Opens the app where the operator has a chat of its own, with a script that no other test has loaded. */
async function openApp() {
  scripts += 1;
  const script = `https://chat.example.com/sdk-${scripts}.js`;
  const support = { addresses: [], widget: { script, id: 'token-1' } };
  const server = fakeServer({
    get_setting_detail: () => ({ setting: { ...remoteSetting, support } }),
    get_support_thread: () => ({ messages: [], next: 'waiting', answer_to: '' }),
  });
  const { user } = renderApp({ path: '/app/profile', session: aSession(), server });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  const entry = within(menu).getByRole('button', { name: 'Support' });
  const tag = () => document.querySelector<HTMLScriptElement>(`script[src="${script}"]`);
  return { user, entry, tag };
}

/** Records what the chat receives through the window's events. */
function listen() {
  const heard: unknown[] = [];
  const onOpen = (event: Event) => heard.push(event instanceof CustomEvent ? event.detail : null);
  const onClose = () => heard.push('close');
  window.addEventListener('support-chat:open', onOpen);
  window.addEventListener('support-chat:close', onClose);
  return {
    heard,
    stop: () => {
      window.removeEventListener('support-chat:open', onOpen);
      window.removeEventListener('support-chat:close', onClose);
    },
  };
}

afterEach(() => {
  closeSupport();
  Reflect.deleteProperty(window, 'chatwootSDK');
  Reflect.deleteProperty(window, '$chatwoot');
});

describe('The operator’s own chat', () => {
  it('is loaded when it is asked for, is told where one is, and closes by both its own button and the menu', async () => {
    const chat = listen();
    const { user, entry, tag } = await openApp();
    expect(tag()).toBeNull();
    await user.click(entry);
    await waitFor(() => expect(tag()).not.toBeNull());
    expect(tag()?.dataset.id).toBe('token-1');
    act(() => tag()?.dispatchEvent(new Event('load')));
    await waitFor(() => expect(chat.heard).toHaveLength(1));
    expect(chat.heard[0]).toMatchObject({ page: '/app/profile', app_version: '0.1.0', store: aSession().store._id });
    expect(entry).toHaveAttribute('aria-expanded', 'true');

    act(() => window.dispatchEvent(new Event('support-chat:closed')));
    await waitFor(() => expect(entry).toHaveAttribute('aria-expanded', 'false'));
    await user.click(entry);
    await waitFor(() => expect(chat.heard.at(-1)).toMatchObject({ page: '/app/profile' }));
    await user.click(entry);
    await waitFor(() => expect(chat.heard.at(-1)).toBe('close'));
    chat.stop();
  });

  it('gives way to messages where its script cannot be had', async () => {
    const { user, entry, tag } = await openApp();
    await user.click(entry);
    await waitFor(() => expect(tag()).not.toBeNull());
    act(() => tag()?.dispatchEvent(new Event('error')));
    expect(await screen.findByText('Couldn’t load the chat. You can write here instead.')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
    expect(tag()).toBeNull();
  });

  it('is Chatwoot where that is what the script brings', async () => {
    const run = vi.fn();
    const toggle = vi.fn();
    const setCustomAttributes = vi.fn();
    const { user, entry, tag } = await openApp();
    await user.click(entry);
    await waitFor(() => expect(tag()).not.toBeNull());
    Object.assign(window, { chatwootSDK: { run } });
    act(() => tag()?.dispatchEvent(new Event('load')));
    await waitFor(() =>
      expect(run).toHaveBeenCalledWith({ websiteToken: 'token-1', baseUrl: 'https://chat.example.com' }),
    );
    expect(window).toHaveProperty('chatwootSettings', { hideMessageBubble: true, locale: 'en' });
    Object.assign(window, { $chatwoot: { toggle, setCustomAttributes } });
    act(() => window.dispatchEvent(new Event('chatwoot:ready')));
    await waitFor(() => expect(toggle).toHaveBeenCalledWith('open'));
    expect(setCustomAttributes).toHaveBeenCalledWith(expect.objectContaining({ page: '/app/profile' }));
    await user.click(entry);
    await waitFor(() => expect(toggle).toHaveBeenCalledWith('close'));
  });
});
