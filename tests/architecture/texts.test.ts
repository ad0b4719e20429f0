import { describe, expect, test } from 'vitest';
import { languages } from '../../src/i18n/languages';
import { textParts } from '../../src/i18n/texts';
import { findEnglishControls, findLiteralTexts } from './literalTexts';
import { projectFiles } from './projectFiles';
import { countedOnParts } from './textParts';
import { findUnknownKeys, keyMatcher, together } from './translationKeys';

const texts = Object.fromEntries(
  await Promise.all(textParts.map(async (part) => [part, (await languages.en.load[part]()).texts as object] as const)),
);
const everything = together(Object.values(texts));

describe('the project', () => {
  const files = projectFiles();

  test('has its texts in the catalogues, not in components', () => {
    expect(findLiteralTexts(files, keyMatcher(everything))).toEqual([]);
  });

  test('tells the controls of MUI what to say', () => expect(findEnglishControls(files)).toEqual([]));

  test('names only texts that there are, and that are there where they are shown', () => {
    const partsOf = countedOnParts(files, 'src/main.tsx');
    const partsIn = (path: string) => textParts.filter((part) => partsOf.get(path)?.has(part));
    expect(partsIn('src/custom-pages/sign-in/SignInPage.tsx')).toEqual(['entrance']);
    expect(partsIn('src/layout/TopBar.tsx')).toEqual(['entrance', 'frame']);
    expect(partsIn('src/custom-pages/landing/LandingPage.tsx')).toEqual(['entrance', 'frame', 'landing']);
    expect(partsIn('src/orders/create/CreateOrderPage.tsx')).toEqual([
      'entrance',
      'frame',
      'pages',
      'orderTaking',
      'promotions',
    ]);
    // The frame's data provider reports field errors, and forms show them, so they have the pages' texts.
    partsOf.set('src/dataProvider/fieldErrors.ts', new Set(['entrance', 'frame', 'pages']));
    expect(findUnknownKeys(files, { texts, partsOf })).toEqual([]);
  });
});

describe('the check for literal texts', () => {
  const isKey = keyMatcher({ items: { title: 'Items', state: { on: 'On', off: 'Off' } } });
  const found = (text: string) => findLiteralTexts([{ path: 'src/layout/A.tsx', text: `const a = ${text};` }], isKey);

  test.each([
    '<p>Orders</p>',
    '<p>{open ? "Open" : "Closed"}</p>',
    `<p>{open && \`\${count} orders\`}</p>`,
    '<p>{"Open " + count}</p>',
    '<button aria-label="Close" />',
    '<Field placeholder={wide ? "Number, customer or phone" : ""} />',
    '<Field slotProps={{ htmlInput: { "aria-label": "Price" } }} />',
    "{ label: 'Waiting' }",
    '<p>Заказы</p>',
    '<Heading title="items.heading" />',
  ])('finds %s', (text) => expect(found(text)).not.toEqual([]));

  test.each([
    '<p>{t("items.title")} · {count} %</p>',
    '<p>{t(open ? "Open" : "Closed")}</p>',
    '<Heading title="items.title" />',
    `<Choice label={\`items.state.\${state}\`} />`,
    '<p className="title">Storedesk</p>',
    '<kbd>Esc</kbd>',
    '<a href="https://storedesk.example" />',
    'open ? "left" : "right"',
  ])('lets %s pass', (text) => expect(found(text)).toEqual([]));

  test('looks at the app alone', () => {
    const text = 'const a = <p>Orders</p>;';
    expect(findLiteralTexts([{ path: 'tests/app/a.test.tsx', text }], isKey)).toEqual([]);
  });
});

describe('the check of controls', () => {
  const found = (control: string, text: string) =>
    findEnglishControls([
      { path: 'src/A.tsx', text: `import ${control} from '@mui/material/${control}';\nconst a = ${text};` },
    ]);

  test.each([
    ['Autocomplete', '<Autocomplete options={all} />'],
    ['Pagination', '<Pagination count={3} />'],
    ['Alert', '<Alert onClose={close}>{text}</Alert>'],
  ])('finds %s: %s', (control, text) => expect(found(control, text)).toHaveLength(1));

  test.each([
    ['Autocomplete', '<Autocomplete clearText={t("items.clear")} />'],
    ['Alert', '<Alert>{text}</Alert>'],
    ['Box', '<Box><Pagination /></Box>'],
  ])('lets %s pass: %s', (control, text) => expect(found(control, text)).toEqual([]));
});

describe('the check of keys', () => {
  const parts = {
    entrance: { shell: { start: 'Start' } },
    frame: { shell: { start: 'Start', menu: 'Menu' } },
    pages: { items: { title: 'Items' } },
    menu: { items: { state: { on: 'On' } } },
  };
  /** A program in three parts, with one more file that `from` imports. */
  const program = (from: string, text: string) => {
    const files: Record<string, string> = {
      'src/main.tsx': "import { Start } from './Start';",
      'src/Start.tsx': "export const Start = withTexts('frame', () => import('./Admin'));",
      'src/Admin.tsx': "const Items = lazyWithRetry(withTexts(['pages', 'menu'], () => import('./Items')));",
      'src/Items.tsx': '',
      'src/Shown.tsx': text,
    };
    files[from] = `${files[from]}\nimport { Shown } from './Shown';`;
    return Object.entries(files).map(([path, source]) => ({ path, text: source }));
  };
  const check = (from: string, text: string) => {
    const files = program(from, text);
    return findUnknownKeys(files, { texts: parts, partsOf: countedOnParts(files, 'src/main.tsx') });
  };

  test.each([
    ['src/Items.tsx', "t('items.titel')", 'src/Shown.tsx:1: items.titel'],
    ['src/Items.tsx', `t(\`items.mode.\${mode}\`)`, 'src/Shown.tsx:1: items.mode.*'],
    ['src/Items.tsx', "t(on ? 'items.state.on' : 'items.state.off')", 'src/Shown.tsx:1: items.state.off'],
    ['src/Items.tsx', "const field = { label: 'items.heading' };", 'src/Shown.tsx:1: items.heading'],
    ['src/Items.tsx', "notify('shell.saved')", 'src/Shown.tsx:1: shell.saved'],
    ['src/Admin.tsx', "t('items.title')", 'src/Shown.tsx:1: items.title is not among the texts of: entrance, frame'],
    ['src/main.tsx', "t('shell.menu')", 'src/Shown.tsx:1: shell.menu is not among the texts of: entrance'],
  ])('refuses below %s: %s', (from, text, found) => expect(check(from, text)).toEqual([found]));

  test.each([
    ['src/Items.tsx', "t('items.title'); t('shell.menu'); t('shell.start')"],
    ['src/Items.tsx', `t(\`items.state.\${state}\`)`],
    ['src/Admin.tsx', "t('shell.menu')"],
    ['src/main.tsx', "t('shell.start')"],
    ['src/Items.tsx', "useStore('items.columns', [])"],
    ['src/Items.tsx', "t(label); t('')"],
  ])('allows below %s: %s', (from, text) => expect(check(from, text)).toEqual([]));
});
