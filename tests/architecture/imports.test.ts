import { describe, expect, test } from 'vitest';
import { findUpwardImports } from './floors';
import { findRefusedImports } from './importRules';
import { betweenFolders, findCycles, moduleGraph } from './moduleGraph';
import { isCode, projectFiles } from './projectFiles';

/** Here, two files that import each other's types also form a cycle. */
const typesCount = ['contract/', 'server/', 'src/'];

/** An in-memory project: paths and texts. */
function graphOf(files: Record<string, string>) {
  return moduleGraph(Object.entries(files).map(([path, text]) => ({ path, text })));
}

/** Imports from a higher floor. It only goes down. */
const upwardMax = 6;

describe('the project', () => {
  const graph = moduleGraph(projectFiles().filter(isCode));

  test('imports only what the import table allows', () => {
    expect(findRefusedImports(graph)).toEqual([]);
  });

  test('has no import cycles', () => {
    expect(findCycles(graph, typesCount).map((cycle) => cycle.join(' -> '))).toEqual([]);
  });

  test('imports from lower floors, with a few exceptions', () => {
    const upward = findUpwardImports(graph);
    // Fewer: lower the ceiling.
    expect(upward, upward.join('\n')).toHaveLength(upwardMax);
  });

  test('has areas of the server that depend one way', () => {
    const areas = betweenFolders(graph, 'server/modules');
    expect(findCycles(areas, ['server/']).map((cycle) => cycle.join(' -> '))).toEqual([]);
  });
});

describe('the import check', () => {
  test.each([
    ['contract/money.ts', "import { z } from 'react';", 'the package react'],
    ['contract/money.ts', "import { env } from '#server/env';", 'server/env'],
    ['src/layout/TopBar.tsx', "import type { Db } from '#server/db/client';", 'server/db/client'],
    ['src/layout/TopBar.tsx', "import { readFileSync } from 'node:fs';", 'the package node:fs'],
    ['src/layout/TopBar.tsx', "import { useTranslate } from 'ra-core';", 'the package ra-core'],
    [
      'src/records/list/RecordTable.tsx',
      "import { DataTable } from 'ra-ui-materialui';",
      'the package ra-ui-materialui',
    ],
    ['src/dataProvider/index.ts', "import { List } from 'ra-ui-materialui';", 'the package ra-ui-materialui'],
    ['src/resources/items/ItemList.tsx', "import { Card } from '../orders/Card';", 'src/resources/orders/Card'],
    [
      'src/resources/items/ItemList.tsx',
      "const Page = import('../../custom-pages/activity/Page');",
      'src/custom-pages/activity/Page',
    ],
    ['src/custom-pages/activity/Page.tsx', "export * from '../earnings/Chart';", 'src/custom-pages/earnings/Chart'],
    ['src/orders/dispatch/Page.tsx', "export * from '../history/Chart';", 'src/orders/history/Chart'],
    ['src/realtime/orders/board.ts', "import { Card } from '../../orders/card/Card';", 'src/orders/card/Card'],
    [
      'src/custom-pages/activity/Page.tsx',
      "import { signIn } from '../../authProvider/signIn';",
      'src/authProvider/signIn',
    ],
    ['server/realtime/rooms.ts', "import { run } from '../http/handler';", 'types alone'],
    [
      'src/components/fields/Money.tsx',
      "import { List } from '../../resources/items/List';",
      'src/resources/items/List',
    ],
    [
      'src/orders/dispatch/Page.tsx',
      "import { callApi } from '../../dataProvider/callApi';",
      'src/dataProvider/callApi, which is reserved',
    ],
    ['src/dataProvider/index.ts', "import { useState } from 'react';", 'the package react'],
    ['src/dataProvider/index.ts', "import { useDataProvider } from 'react-admin';", 'types alone'],
    ['src/dataProvider/index.ts', "import { Money } from '../components/fields/Money';", 'src/components/fields/Money'],
    [
      'server/modules/orders/handlers.ts',
      "import { find } from '../menu/repository';",
      'server/modules/menu/repository',
    ],
    ['server/modules/orders/handlers.ts', "import { App } from '../../../src/App';", 'src/App'],
    ['server/modules/orders/handlers.ts', "import { createElement } from 'react';", 'the package react'],
    ['server/simulator/main.ts', "import { open } from '../db/client';", 'server/db/client'],
    ['somewhere/new.ts', "import { z } from 'zod';", 'no zone'],
  ])('refuses in %s: %s', (path, text, found) => {
    const refused = findRefusedImports(graphOf({ [path]: text }));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain(found);
  });

  test.each([
    [
      'contract/calls/orders.ts',
      "import { z } from 'zod'; import { order } from '../entities/order'; import { tz } from '@date-fns/tz';",
    ],
    [
      'src/resources/items/ItemList.tsx',
      "import { List } from './List'; import { Money } from '../../components/fields/Money';",
    ],
    [
      'src/orders/dispatch/Page.tsx',
      "import type { Api } from '../../dataProvider/index'; import { money } from '#contract/money';",
    ],
    [
      'src/dataProvider/index.ts',
      "import type { DataProvider } from 'react-admin'; import { env } from '../config/env';",
    ],
    ['src/dataProvider/index.ts', "import { combineDataProviders } from 'ra-core';"],
    [
      'server/modules/orders/handlers.ts',
      "import { menu } from '../menu/service'; import { stock } from '#server/modules/menu/service';",
    ],
    [
      'server/modules/orders/handlers.ts',
      "import { find } from './repository'; import { db } from '#server/db/client';",
    ],
    [
      'src/layout/TopBar.tsx',
      "// import { db } from '#server/db/client';\nexport const text = \"import x from 'node:fs'\";",
    ],
  ])('allows in %s: %s', (path, text) => {
    expect(findRefusedImports(graphOf({ [path]: text }))).toEqual([]);
  });

  test('finds a cycle through index files and subpath imports', () => {
    const files = {
      'contract/a.ts': "export { b } from './b';",
      'contract/b/index.ts': "import { c } from '#contract/c';",
      'contract/c.tsx': "import { a } from './a';",
    };
    expect(findCycles(graphOf(files))).toEqual([
      ['contract/a.ts', 'contract/b/index.ts', 'contract/c.tsx', 'contract/a.ts'],
    ]);
  });

  test('counts no cycle where a type or a lazy import closes it', () => {
    const files = {
      'contract/a.ts': "import { b } from './b'; import { c } from './c';",
      'contract/b.ts': "import type { A } from './a';",
      'contract/c.ts': "export const later = () => import('./a');",
    };
    expect(findCycles(graphOf(files))).toEqual([]);
    expect(findCycles(graphOf(files), ['contract/'])).toEqual([['contract/a.ts', 'contract/b.ts', 'contract/a.ts']]);
  });

  test('finds folders that depend on each other, though none of their files do', () => {
    const files = {
      'server/modules/orders/index.ts': "import { search } from '../delivery/service';",
      'server/modules/orders/service.ts': "export { move } from './move';",
      'server/modules/delivery/service.ts': "import { move } from '#server/modules/orders/service';",
    };
    expect(findCycles(graphOf(files))).toEqual([]);
    const [orders, delivery] = ['server/modules/orders', 'server/modules/delivery'];
    expect(findCycles(betweenFolders(graphOf(files), 'server/modules'))).toEqual([[orders, delivery, orders]]);
  });

  test('counts a cycle of types in the app', () => {
    const files = { 'src/a.ts': "import { b } from './b';", 'src/b.ts': "import type { A } from './a';" };
    expect(findCycles(graphOf(files), ['src/'])).toEqual([['src/a.ts', 'src/b.ts', 'src/a.ts']]);
  });

  test('finds an import from a higher floor, and none between the page and what is below it', () => {
    const files = {
      'src/records/list/List.tsx': "import { items } from '../../resources/items/ItemList';",
      'src/resources/items/ItemList.tsx': "import { List } from '../../records/list/List';",
      'src/AdminApp.tsx': "import { items } from './resources/items/ItemList';",
    };
    expect(findUpwardImports(graphOf(files))).toEqual([
      'src/records/list/List.tsx -> src/resources/items/ItemList.tsx',
    ]);
  });
});
