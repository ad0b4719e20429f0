import { describe, expect, it } from 'vitest';
import { readEnv, socialProviders } from '#server/env';
import { buildTestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';

const PUBLIC_ADDRESS = 'https://app.operator.test';
const settings = (position: 1 | 2, issuer = `https://id${position}.example.test`) => ({
  [`SOCIAL_${position}_ISSUER`]: issuer,
  [`SOCIAL_${position}_CLIENT_ID`]: 'storedesk',
  [`SOCIAL_${position}_CLIENT_SECRET`]: 'a secret',
  [`SOCIAL_${position}_LABEL`]: ` Service ${position} `,
});

describe('the settings of social sign-in', () => {
  it('are none by default, and one or two services', () => {
    expect(socialProviders(readEnv({}))).toEqual([]);
    expect(socialProviders(readEnv({ PUBLIC_ADDRESS, ...settings(2) }))).toEqual([
      {
        ...{ position: 2, issuer: 'https://id2.example.test', clientId: 'storedesk', clientSecret: 'a secret' },
        ...{ label: 'Service 2', isEmailTrusted: false },
      },
    ]);
    const both = readEnv({ PUBLIC_ADDRESS, ...settings(1), ...settings(2), SOCIAL_1_TRUST_EMAIL: 'on' });
    expect(socialProviders(both).map(({ isEmailTrusted }) => isEmailTrusted)).toEqual([true, false]);
  });

  it('are all four of a service or none, and need the address that people come back to', () => {
    for (const missing of ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'LABEL'])
      expect(() => readEnv({ PUBLIC_ADDRESS, ...settings(1), [`SOCIAL_1_${missing}`]: '' })).toThrow(
        'SOCIAL_1_ISSUER: needed together with SOCIAL_1_CLIENT_ID',
      );
    expect(() => readEnv(settings(1))).toThrow('PUBLIC_ADDRESS: needed with SOCIAL_1_ISSUER');
  });

  it('name each service once, by https except on this machine', () => {
    const issuer = 'https://id.example.test';
    expect(() => readEnv({ PUBLIC_ADDRESS, ...settings(1, issuer), ...settings(2, issuer) })).toThrow(
      'SOCIAL_2_ISSUER',
    );
    for (const bad of ['http://id.example.test', 'id.example.test', 'https://id.example.test?a=1', 'ftp://localhost'])
      expect(() => readEnv({ PUBLIC_ADDRESS, ...settings(1, bad) })).toThrow('SOCIAL_1_ISSUER');
    for (const good of [
      'http://localhost:8081',
      'http://127.0.0.1:8081/realms/one',
      'https://login.example.test/a/v2.0',
    ])
      expect(socialProviders(readEnv({ PUBLIC_ADDRESS, ...settings(1, good) }))).toHaveLength(1);
  });
});

it('the app learns the labels, and nothing else', async () => {
  const test = await buildTestApp({ env: { PUBLIC_ADDRESS, ...settings(1), ...settings(2) } });
  const { setting } = await callAs(test.app, null, 'get_setting_detail', {});
  expect(setting.public_address).toBe(PUBLIC_ADDRESS);
  expect(setting.social_providers).toEqual([
    { position: 1, label: 'Service 1' },
    { position: 2, label: 'Service 2' },
  ]);
  expect(JSON.stringify(setting)).not.toMatch(/example\.test|a secret/);
  await test.close();
});

it('without services, their addresses are unknown', async () => {
  const test = await buildTestApp();
  for (const url of ['/auth/social/start/1', '/auth/social/callback/1', '/auth'])
    expect((await test.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
  await test.close();
});
