import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/env';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';

const TERMS_URL = 'https://operator.test/terms?version=3';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ env: { TERMS_URL } });
});
afterAll(() => test.close());

it('the app learns the page with the operator’s terms', async () => {
  const { setting } = await callAs(test.app, null, 'get_setting_detail', {});
  expect(setting.terms_url).toBe(TERMS_URL);
});

it('it is the address of a page, or none', () => {
  expect(readEnv({}).TERMS_URL).toBe('');
  for (const bad of ['operator.test/terms', '/terms', 'javascript:alert(1)', 'mailto:terms@operator.test'])
    expect(() => readEnv({ TERMS_URL: bad })).toThrow('TERMS_URL');
});
