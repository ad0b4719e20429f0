import { type Comment, commentsOf } from './comments';
import { isCode, type ProjectFile } from './projectFiles';
import { placeOf } from './syntaxTree';

const LONGEST = 300;
/** Data, not code: message catalogues, generated migrations, demo menus, code tables. */
const CATALOGUES =
  /^(src\/i18n\/|server\/modules\/outgoing\/texts\/|server\/db\/(migrations|seed)\/|contract\/codes\/)/;
const CODE_FOLDERS = /^(contract|src|server|tests|scripts|bench)\//;

/** Code files that are too long to read in one go. */
export function findLongFiles(files: ProjectFile[]): string[] {
  return files
    .filter(({ path }) => /\.(tsx?|css)$/.test(path) && !CATALOGUES.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

const BANNED_NAME = /^(utils?|helpers?|common|misc)(\.|$)/i;

/** Files and folders whose names don't describe their content. */
export function findBannedNames(files: ProjectFile[]): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => CODE_FOLDERS.test(path) && path.split('/').some((part) => BANNED_NAME.test(part)));
}

interface Finding {
  pattern: RegExp;
  /** A comment with this word on the line, or the line before, allows it and gives the reason. */
  allowedBy?: string;
}

/** Matching lines in the files, as `path:line: text`. */
function findLines(files: ProjectFile[], { pattern, allowedBy }: Finding): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    const isAllowed = (index: number) =>
      allowedBy !== undefined && [lines[index], lines[index - 1]].some((line) => line?.includes(allowedBy));
    return lines.flatMap((line, index) =>
      pattern.test(line) && !isAllowed(index) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
    );
  });
}

const PHYSICAL = new RegExp(
  [
    // As properties of an object: marginLeft, borderTopRightRadius, ml, left: 0, "& .a": { right: 0 }.
    String.raw`\b(margin|padding|border|inset)(Left|Right)\w*\s*[:=]`,
    String.raw`\bborder(Top|Bottom)(Left|Right)Radius\s*[:=]`,
    String.raw`(^|[\s{,(])(ml|mr|pl|pr)=`,
    String.raw`(^|[\s{,(])(ml|mr|pl|pr|left|right)\s*:\s*[^;]`,
    String.raw`\b(textAlign|float|clear)\s*[:=]\s*\{?\s*['"](left|right)`,
    // As CSS.
    String.raw`\b(margin|padding|border)-(left|right)\b`,
    String.raw`\b(text-align|float)\s*:\s*(left|right)\b`,
  ].join('|'),
);

/** Styles that use left or right, which wouldn't be mirrored for Arabic. A comment `physical: <reason>` allows one. */
export function findPhysicalStyles(files: ProjectFile[]): string[] {
  const styled = files.filter(({ path }) => /^src\/.*\.(tsx?|css)$/.test(path) && !path.startsWith('src/i18n/'));
  return findLines(styled, { pattern: PHYSICAL, allowedBy: 'physical:' });
}

/** MUI makes a line of `borderTop: 1`, and nothing of the borders by direction of the text. */
export function findMissingLines(files: ProjectFile[]): string[] {
  const styled = files.filter(({ path }) => /^src\/.*\.tsx$/.test(path));
  return findLines(styled, { pattern: /\bborder(Block|Inline)(Start|End)?: *[1-9]/ });
}

const UNSPOKEN = new RegExp(
  [String.raw`\.toLocale(Date|Time)?String\(\s*\)`, String.raw`\bIntl\.\w+Format\(\s*(\)\.format|undefined)`].join('|'),
);

/** Numbers and dates formatted in the browser's language, which may differ from the page's. */
export function findUnspokenLanguages(files: ProjectFile[]): string[] {
  return findLines(
    files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path)),
    { pattern: UNSPOKEN },
  );
}

// Written so that this file doesn't match itself.
const MACHINE = new RegExp(
  [
    String.raw`registry\.(npmjs|yarnpkg|npmmirror)\.`,
    String.raw`https?://[\w.-]*(registry|artifactory|nexus|verdaccio)[\w.-]*[:/]`,
    String.raw`(^|[\s'"\x60(=])/(work|root|Users)/\w`,
    String.raw`(^|[\s'"\x60(=])/home/\w+/`,
    String.raw`\b[A-Z]:\\\\?Users\\`,
  ].join('|'),
);

/** Addresses and folders of one machine, which mean nothing on another. */
export function findMachineTraces(files: ProjectFile[]): string[] {
  return findLines(files, { pattern: MACHINE });
}

const POINTING = new RegExp(
  String.raw`import (\w+) from '@mui/icons-material/(Arrow(Back|Forward|Left|Right)|Chevron|Navigate|KeyboardArrow(Left|Right)|KeyboardTab|` +
    'First|LastPage|Undo|Redo|Reply|Forward|Send|Log(in|out)|Exit|OpenInNew|Launch|Sort|DriveFileMove|DeliveryDining|' +
    String.raw`TwoWheeler|DirectionsBike|LocalShipping|ShortText|Subject|Toc|TrendingUp|TrendingDown|Backspace)\w*'`,
  'g',
);

/** Directional icons that aren't mirrored in right-to-left languages. */
export function findUnmirroredIcons(files: ProjectFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/.*\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(POINTING)].flatMap(([line, name = '']) => {
        const uses = text.replace(line, '').match(new RegExp(String.raw`\b${name}\b`, 'g'))?.length ?? 0;
        const mirrored = text.split(`mirrored(${name})`).length - 1;
        return uses === mirrored ? [] : [`${path}: ${name}`];
      }),
    );
}

const WEAK_TEST = /\b(test|it|describe)\.(skip|only|todo|fixme|skipIf|fails)\b|\bwaitForTimeout\(/;

/** Tests that don't run, and tests that wait for time to pass instead of for a result. */
export function findWeakTests(files: ProjectFile[]): string[] {
  const tests = files.filter(({ path }) => /^tests\/.*\.(test|spec)\.tsx?$/.test(path));
  return findLines(tests, { pattern: WEAK_TEST });
}

const TEXT_FIELD = /<(TextField|TextInput|InputBase|PasswordTextField|ReasonField|TranslatableInput)\b/;
const FORM = /<(DialogForm|CorrectionFrame)\b/;

/** Dialogs that ask before they lose what was typed, but aren't forms, each with the reason. */
const GUARDED_DIALOGS: readonly string[] = [
  // What is picked goes to the ticket or to another form, and isn't sent from here.
  'src/orders/menu/ItemDialog.tsx',
  'src/orders/places/LocationDialog.tsx',
  // Two columns of lines beside the menu. Only its message is in a form.
  'src/orders/changes/ChangeItemsDialog.tsx',
  // Closes when it is answered; the order's card shows what came of it.
  'src/orders/actions/OrderReasonDialog.tsx',
  'src/orders/actions/UndoNoShowDialog.tsx',
];

/** Dialogs without a guard, because their fields are easy to fill in again, each with the reason. */
const FLEETING_DIALOGS: readonly string[] = [
  // A date and a time, which are prefilled.
  'src/components/stock/SnoozeDateDialog.tsx',
  // A few digits.
  'src/orders/actions/HandOverDialog.tsx',
  // Searches.
  'src/orders/dispatch/assign/PersonPicker.tsx',
  'src/resources/modifier-groups/list/MoveGroupDialog.tsx',
  'src/resources/items/preview/MenuPreview.tsx',
];

/** Finds dialogs with text fields that aren't built on `DialogForm`, and could lose what was typed. */
export function findUnguardedDialogs(files: ProjectFile[]): string[] {
  const isGuarded = ({ path, text }: ProjectFile) =>
    FORM.test(text) ||
    /<BulkDialog\b[\s\S]*?\bisTyped=/.test(text) ||
    (GUARDED_DIALOGS.includes(path) && /\buseGuardedClose\(/.test(text));
  return files
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx') && !FLEETING_DIALOGS.includes(path))
    .filter(({ text }) => /<(Dialog|BulkDialog|DialogFrame)\b/.test(text) && TEXT_FIELD.test(text))
    .filter((file) => !isGuarded(file))
    .map(({ path }) => path);
}

/** Files whose comments are checked, and documents. Comments in message catalogues belong to their translators. */
const WORDED: readonly RegExp[] = [
  /^(bench|contract|scripts|server|src|tests)\/(?!i18n\/[a-z]{2}\/).*\.tsx?$/,
  /^(README|CONTEXT|docs\/(adr\/)?[^/]+)\.md$/,
];

interface Wording {
  pattern: RegExp;
  instead: string;
  onlyDocstrings?: boolean;
}

const WORDINGS: readonly Wording[] = [
  {
    pattern: /\b(somebody|nobody|anybody|everybody|whoever|anew|meanwhile|(by|of) itself)\b/i,
    instead: 'write "someone", "no one", "anyone who", "again", "in between", "automatically"',
  },
  {
    pattern: /\bjudg(e[sd]?|ing|ement)\b|\bhears? (of|the|what|whether)\b/i,
    instead: 'write "checks", "evaluates", "receives", or name the person who acts',
  },
  {
    // Except "there is no record", and "is no longer", "is no more than", "is no such", "is no one".
    pattern: /\bwhat is no\b|(?<!\bthere )\b(is|are) no (?!longer|more|such|one\b)\w+/i,
    instead: 'write "isn\'t a …"',
  },
  {
    pattern: /^(What|Of)\b/,
    instead: 'begin with a verb, or with the noun that it returns',
    onlyDocstrings: true,
  },
];

/** The text without code and addresses of links, in which names are as they are. */
const proseOf = (text: string): string => text.replace(/`[^`]*`|\]\([^)]*\)/g, '`');

const blankLines = (code: string): string => code.replace(/.+/g, '');

/** A document's paragraphs and table rows. Sentences go on from line to line, so lines alone aren't enough. */
function paragraphsOf(text: string): Comment[] {
  const found = text.matchAll(/^\|.*|(?:^(?!\|).+\n?)+/gm);
  return [...found].map(({ 0: paragraph, index }) => ({
    text: paragraph.replaceAll('\n', ' '),
    start: index,
    isDocstring: false,
  }));
}

/** Finds wording in comments and documents that reads as translated, with the wording to use instead. */
export function findTranslatedWording(files: ProjectFile[]): string[] {
  return files
    .filter(({ path }) => WORDED.some((worded) => worded.test(path)))
    .flatMap(({ path, text }) => {
      // Blocks of code keep their line breaks, so that the lines keep their numbers.
      const file = { path, text: isCode({ path, text }) ? text : text.replace(/```[\s\S]*?```/g, blankLines) };
      const comments = isCode(file) ? commentsOf(file) : paragraphsOf(file.text);
      return comments.flatMap((comment) =>
        WORDINGS.filter(({ onlyDocstrings }) => comment.isDocstring || !onlyDocstrings).flatMap(
          ({ pattern, instead }) => {
            const [found] = pattern.exec(proseOf(comment.text)) ?? [];
            return found === undefined ? [] : [`${placeOf(file, comment.start)}: "${found}": ${instead}`];
          },
        ),
      );
    });
}
