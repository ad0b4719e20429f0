import { describe, expect, test } from 'vitest';
import { texts as entrance } from '../../src/i18n/en/entrance';
import { texts as frame } from '../../src/i18n/en/frame';
import { texts as landing } from '../../src/i18n/en/landing';
import { texts as pages } from '../../src/i18n/en/pages';
import { findEnglishControls, findLiteralTexts } from './literalTexts';
import { projectFiles } from './projectFiles';
import { countedOnParts } from './textParts';
import { findUnknownKeys, keyMatcher } from './translationKeys';

/** Timeout in ms: every file of the app is parsed. */
const patience = 60_000;

const withFrame = { ...entrance, ...frame };
const withLanding = { ...withFrame, ...landing };
const everything = { ...withLanding, ...pages };

describe('the project', { timeout: patience }, () => {
  const files = projectFiles();

  test('has its texts in the catalogues, not in components', () => {
    expect(findLiteralTexts(files, keyMatcher(everything))).toEqual([]);
  });

  test('tells the controls of MUI what to say', () => expect(findEnglishControls(files)).toEqual([]));

  test('names only texts that there are, and that are there where they are shown', () => {
    const partOf = countedOnParts(files, 'src/main.tsx');
    expect(partOf.get('src/custom-pages/sign-in/SignInPage.tsx')).toBe('entrance');
    expect(partOf.get('src/layout/TopBar.tsx')).toBe('frame');
    expect(partOf.get('src/custom-pages/landing/LandingPage.tsx')).toBe('landing');
    expect(partOf.get('src/orders/create/CreateOrderPage.tsx')).toBe('pages');
    // The frame's data provider reports field errors, and forms show them, so they have the pages' texts.
    partOf.set('src/dataProvider/fieldFaults.ts', 'pages');
    expect(
      findUnknownKeys(files, {
        textsWith: { entrance, frame: withFrame, landing: withLanding, pages: everything },
        partOf,
      }),
    ).toEqual([]);
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
  const textsWith = {
    entrance: { shell: { start: 'Start' } },
    frame: { shell: { start: 'Start', menu: 'Menu' } },
    landing: {},
    pages: { shell: { start: 'Start', menu: 'Menu' }, items: { title: 'Items', state: { on: 'On' } } },
  };
  /** A program in three parts, with one more file that `from` imports. */
  const program = (from: string, text: string) => {
    const files: Record<string, string> = {
      'src/main.tsx': "import { Start } from './Start';",
      'src/Start.tsx': "export const Start = withTexts('frame', () => import('./Admin'));",
      'src/Admin.tsx': "const Items = lazyWithRetry(withTexts('pages', () => import('./Items')));",
      'src/Items.tsx': '',
      'src/Shown.tsx': text,
    };
    files[from] = `${files[from]}\nimport { Shown } from './Shown';`;
    return Object.entries(files).map(([path, source]) => ({ path, text: source }));
  };
  const check = (from: string, text: string) => {
    const files = program(from, text);
    return findUnknownKeys(files, { textsWith, partOf: countedOnParts(files, 'src/main.tsx') });
  };

  test.each([
    ['src/Items.tsx', "t('items.titel')", 'src/Shown.tsx:1: items.titel'],
    ['src/Items.tsx', `t(\`items.mode.\${mode}\`)`, 'src/Shown.tsx:1: items.mode.*'],
    ['src/Items.tsx', "t(on ? 'items.state.on' : 'items.state.off')", 'src/Shown.tsx:1: items.state.off'],
    ['src/Items.tsx', "const field = { label: 'items.heading' };", 'src/Shown.tsx:1: items.heading'],
    ['src/Items.tsx', "notify('shell.saved')", 'src/Shown.tsx:1: shell.saved'],
    ['src/Admin.tsx', "t('items.title')", 'src/Shown.tsx:1: items.title is not among the texts of the frame'],
    ['src/main.tsx', "t('shell.menu')", 'src/Shown.tsx:1: shell.menu is not among the texts of the entrance'],
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
