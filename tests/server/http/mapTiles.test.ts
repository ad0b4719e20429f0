import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env';
import { contentSecurityPolicy } from '#server/http/security';
import { buildTestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';

const url = 'https://{s}.tiles.test/{z}/{x}/{y}.png?key=abc';

const policyWith = (source: Record<string, string>) => contentSecurityPolicy(readEnv(source));

describe('The tiles of maps', () => {
  it('are named to the app where they are set, and to no one where they are not', async () => {
    const withTiles = await buildTestApp({ env: { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Map people' } });
    const { setting } = await callAs(withTiles.app, null, 'get_setting_detail', {});
    await withTiles.close();
    expect(setting.map_tiles).toEqual({ url, attribution: '© Map people' });

    const without = await buildTestApp();
    expect((await callAs(without.app, null, 'get_setting_detail', {})).setting.map_tiles).toBeNull();
    await without.close();
  });

  it('are the only pictures from elsewhere that a page may load', () => {
    expect(policyWith({ MAP_TILES_URL: url })).toContain("img-src 'self' data: blob: https://*.tiles.test;");
    expect(policyWith({ MAP_TILES_URL: url }).match(/https?:[^\s;]*/g)).toEqual(['https://*.tiles.test']);
    expect(policyWith({ MAP_TILES_URL: 'http://maps.test:8081/{z}/{x}/{y}.webp' })).toContain('http://maps.test:8081;');
    expect(policyWith({})).not.toContain('http');
  });

  it.each([
    ['no place for the tile', 'https://tiles.test/map.png'],
    ['a second policy behind it', "https://tiles.test/{z}/{x}/{y}.png; script-src 'unsafe-inline'"],
    ['a host that says more', 'https://tiles.test; script-src * /{z}/{x}/{y}'],
    ['no web address', 'javascript:{z}{x}{y}'],
  ])('are refused at the start with %s', (_, MAP_TILES_URL) => {
    expect(() => readEnv({ MAP_TILES_URL })).toThrow('MAP_TILES_URL');
  });
});
