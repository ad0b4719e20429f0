import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { easyChallenge, networkDown, refuse } from '../../support/fakeServer';
import { button, email, field, forget, inMs, open, sent, token } from './registrationFixtures';

beforeEach(forget);

describe('the captcha of a registration', () => {
  it('is solved before anything is typed, and another one for another address', async () => {
    const { user, server } = open();
    expect(await screen.findByText('Security check passed')).toBeVisible();
    expect(server.received('get_captcha')).toHaveLength(1);
    await user.type(await field('Email'), email);
    await user.click(await button('Send code'));
    await user.click(await button('Use another address'));
    expect(await screen.findByText('Security check passed')).toBeVisible();
    await user.clear(await field('Email'));
    await user.type(await field('Email'), 'other@new.test');
    await user.click(await button('Send code'));
    expect(await field('Code')).toBeVisible();
    expect(server.received('get_captcha')).toHaveLength(2);
    const bodies = server.received('begin_registration').map(({ body }) => body.captcha_token);
    expect(bodies).toEqual([expect.any(String), expect.any(String)]);
  });

  it('that isn’t accepted leaves the address, and the next attempt has another', async () => {
    let isAccepted = false;
    const registration = { registration: token, expires_at: inMs(86_400_000), code: sent() };
    const { user, server } = open({
      begin_registration: () => (isAccepted ? registration : refuse(errorCodes.INVALID_CAPTCHA)),
    });
    await user.type(await field('Email'), email);
    await user.click(await button('Send code'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The security check didn’t work.');
    expect(await field('Email')).toHaveValue(email);
    isAccepted = true;
    await user.click(await button('Send code'));
    expect(await field('Code')).toBeVisible();
    expect(server.received('get_captcha')).toHaveLength(2);
  });

  it('that can’t be loaded says so once, and is tried again', async () => {
    let isDown = true;
    const { user } = open({ get_captcha: () => (isDown ? networkDown() : { challenge: easyChallenge }) });
    expect(await screen.findByText(/^The security check didn’t work/)).toBeVisible();
    await user.type(await field('Email'), email);
    isDown = false;
    await user.click(await button('Try again'));
    expect(await screen.findByText('Security check passed')).toBeVisible();
    await user.click(await button('Send code'));
    expect(await field('Code')).toBeVisible();
  });
});
