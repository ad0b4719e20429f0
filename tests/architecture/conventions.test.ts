import { describe, expect, test } from 'vitest';
import {
  findBannedNames,
  findLongFiles,
  findMachineTraces,
  findMissingLines,
  findPhysicalStyles,
  findTranslatedWording,
  findUnguardedDialogs,
  findUnmirroredIcons,
  findUnspokenLanguages,
  findWeakTests,
} from './conventions';
import { projectFiles } from './projectFiles';

/** An in-memory file. */
const file = (path: string, text = '') => [{ path, text }];

describe('the project', () => {
  const files = projectFiles();

  test('has no file of over 300 lines but catalogues', () => expect(findLongFiles(files)).toEqual([]));
  test('names every file for what is in it', () => expect(findBannedNames(files)).toEqual([]));
  test('styles by start and end, so that Arabic mirrors', () => expect(findPhysicalStyles(files)).toEqual([]));
  test('draws the borders that it styles', () => expect(findMissingLines(files)).toEqual([]));
  test('writes numbers and dates in the language of the page', () => expect(findUnspokenLanguages(files)).toEqual([]));
  test('turns the icons that point', () => expect(findUnmirroredIcons(files)).toEqual([]));
  test('holds no address or folder of one machine', () => expect(findMachineTraces(files)).toEqual([]));
  test('dialogs ask before they lose what was typed', () => expect(findUnguardedDialogs(files)).toEqual([]));
  test('is commented in plain English', () => expect(findTranslatedWording(files)).toEqual([]));
  test('skips no test and waits for no time', () => expect(findWeakTests(files)).toEqual([]));
});

describe('the checks', () => {
  test('find a long file, and allow a long catalogue', () => {
    const lines = (count: number) => 'x\n'.repeat(count);
    expect(findLongFiles(file('src/App.tsx', lines(301)))).toEqual(['src/App.tsx has 301 lines']);
    expect(findLongFiles(file('src/App.tsx', lines(300)))).toEqual([]);
    expect(findLongFiles(file('src/i18n/en/orders.ts', lines(900)))).toEqual([]);
  });

  test('find a dialog that Esc would close with a text in it', () => {
    const path = 'src/orders/NoteDialog.tsx';
    const dialog = '<Dialog open onClose={onClose}><TextField multiline /></Dialog>';
    expect(findUnguardedDialogs(file(path, dialog))).toEqual([path]);
    expect(findUnguardedDialogs(file(path, `${dialog} useGuardedClose({ isTyped })`))).toEqual([path]);
    expect(findUnguardedDialogs(file(path, '<DialogForm onClose={onClose}><TextField /></DialogForm>'))).toEqual([]);
    const picker = 'src/orders/menu/ItemDialog.tsx';
    expect(findUnguardedDialogs(file(picker, `${dialog} useGuardedClose({ isTyped })`))).toEqual([]);
    expect(findUnguardedDialogs(file(picker, dialog))).toEqual([picker]);
    expect(findUnguardedDialogs(file(path, '<BulkDialog onClose={close}><TextField /></BulkDialog>'))).toEqual([path]);
    expect(findUnguardedDialogs(file(path, '<BulkDialog isTyped={a}><TextField /></BulkDialog>'))).toEqual([]);
  });

  test.each(['src/utils.ts', 'server/http/helpers.ts', 'contract/common/money.ts', 'tests/misc/a.ts', 'src/util/a.ts'])(
    'refuse the name %s',
    (path) => expect(findBannedNames(file(path))).toEqual([path]),
  );

  test.each(['src/commonCurrencies.ts', 'docs/common.md', 'contract/money.ts'])('allow the name %s', (path) =>
    expect(findBannedNames(file(path))).toEqual([]),
  );

  test.each([
    '<Box sx={{ marginLeft: 1 }} />',
    '<Box sx={{ position: "absolute", left: 0 }} />',
    '  right: theme.spacing(1),',
    '<Stack ml={2} />',
    'borderTopLeftRadius: 4,',
    "textAlign: 'right',",
    '.ticket { padding-left: 2px; text-align: left; }',
  ])('refuse the style %s', (text) => expect(findPhysicalStyles(file('src/layout/TopBar.tsx', text))).toHaveLength(1));

  test.each([
    '<Box sx={{ marginInlineStart: 1, insetInlineEnd: 0 }} />',
    "anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}",
    'const isLeft = copyright;',
    '// physical: the paper has a left edge in every language\nmarginLeft: 0,',
  ])('allow the style %s', (text) => expect(findPhysicalStyles(file('src/layout/TopBar.tsx', text))).toEqual([]));

  test.each(['sx={{ borderBlockStart: 1, borderColor: "divider" }}', '  borderInlineEnd: 2,'])(
    'refuse the border %s',
    (text) => expect(findMissingLines(file('src/layout/TopBar.tsx', text))).toHaveLength(1),
  );

  test.each(['count.toLocaleString()', 'day.toLocaleDateString()', 'new Intl.NumberFormat().format(3)'])(
    'refuse %s, which speaks the language of the browser',
    (text) => expect(findUnspokenLanguages(file('src/layout/TopBar.tsx', text))).toHaveLength(1),
  );

  test.each(['count.toLocaleString(locale)', 'Intl.DateTimeFormat().resolvedOptions()'])('allow %s', (text) =>
    expect(findUnspokenLanguages(file('src/layout/TopBar.tsx', text))).toEqual([]),
  );

  const icon = "import BackIcon from '@mui/icons-material/ArrowBackOutlined';\n";

  test('refuse an icon that points and is not turned', () => {
    const uses = ['<BackIcon />', 'const Back = mirrored(BackIcon); const a = BackIcon;', 'const icons = [BackIcon];'];
    for (const text of uses)
      expect(findUnmirroredIcons(file('src/layout/TopBar.tsx', icon + text))).toEqual([
        'src/layout/TopBar.tsx: BackIcon',
      ]);
  });

  test('allow one that is turned, and those that do not point', () => {
    const up = "import UpIcon from '@mui/icons-material/ArrowUpward';\nconst a = <UpIcon />;";
    expect(findUnmirroredIcons(file('src/A.tsx', `${icon}const Back = mirrored(BackIcon);`))).toEqual([]);
    expect(findUnmirroredIcons(file('src/A.tsx', up))).toEqual([]);
  });

  test.each([
    ['https://registry', '.npmjs.org/zod'],
    ['http://registry', '.local:4873/zod'],
    ['cd "/home', '/someone/storedesk"'],
    ["'/Users", "/someone'"],
  ])('refuse the trace %s%s', (start, rest) => {
    expect(findMachineTraces(file('README.md', start + rest))).toHaveLength(1);
  });

  test.each(['/v3/api/store/login', '/usr/lib/postgresql', 'http://localhost:8080/app', 'the home/kitchen'])(
    'allow the text %s',
    (text) => expect(findMachineTraces(file('README.md', text))).toEqual([]),
  );

  test.each([
    ['test.', "skip('later', () => {});"],
    ['describe.', "only('this', () => {});"],
    ['await page.wait', 'ForTimeout(500);'],
  ])('refuse the test %s%s', (start, rest) => {
    expect(findWeakTests(file('tests/browser/boards.spec.ts', start + rest))).toHaveLength(1);
  });

  test.each([
    '// Nobody is asked.',
    '// The notice closes by\n// itself.',
    '/** Judges an order. */',
    '/**\n * Called where the text\n * is no number.\n */',
    '/** What a page needs. */',
    '/** Of the store. */',
  ])('refuse the comment %s', (text) =>
    expect(findTranslatedWording(file('src/A.tsx', `const a = 1;\n${text}\nconst b = 2;`))).toEqual([
      expect.stringMatching(/^src\/A\.tsx:2: /),
    ]),
  );

  test('refuse such wording in a document, but not in its code and links', () => {
    const document =
      'A map.\n\n```\nnobody\n```\nSee [it](judged.md) and `anew`.\n\n| a | anybody |\n\nIt moves by\nitself.';
    expect(findTranslatedWording(file('README.md', document))).toEqual([
      expect.stringMatching(/^README\.md:8: "anybody"/),
      expect.stringMatching(/^README\.md:10: "by itself"/),
    ]);
  });

  test.each([
    '// There is no order, and it is no longer needed.',
    '// `evaluateOffer` decides.',
    '// What is stored stays.',
    "const a = 'nobody';",
    'const a = <p>{/* No one is asked. */}</p>;',
  ])('allow the comment %s', (text) => expect(findTranslatedWording(file('src/A.tsx', text))).toEqual([]));
});
