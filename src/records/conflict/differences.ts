import type { Fields, RecordField } from '../form/formValues';

/** A value that someone else changed while the record was open here. */
export interface Difference {
  /** `price`; `name.1` for the text of one language. */
  key: string;
  field: RecordField;
  /** Position of the language, for the text of one. */
  language?: number;
  opened: unknown;
  theirs: unknown;
  mine: unknown;
  /** Both sides changed it, so the user has to choose. Otherwise only the other side did. */
  isBoth: boolean;
}

export type Side = 'mine' | 'theirs';

interface Versions {
  opened: Fields;
  current: Fields;
  mine: Fields;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One field's value, or an object of the values that only make sense together. */
const joinedValue = ({ source, alongside }: RecordField, record: Fields): unknown =>
  alongside ? Object.fromEntries([source, ...alongside].map((each) => [each, record[each]])) : record[source];

const textAt = (record: Fields, source: string, index: number): unknown => {
  const texts = record[source];
  return Array.isArray(texts) ? (texts[index] ?? '') : '';
};

function unitsOf(field: RecordField, versions: Versions): Omit<Difference, 'isBoth'>[] {
  const { opened, current, mine } = versions;
  if (field.kind !== 'multilingual') {
    const [before, theirs, own] = [opened, current, mine].map((record) => joinedValue(field, record));
    return [{ key: field.source, field, opened: before, theirs, mine: own }];
  }
  const lengths = [opened, current, mine].map((record) => {
    const texts = record[field.source];
    return Array.isArray(texts) ? texts.length : 0;
  });
  return Array.from({ length: Math.max(...lengths) }, (_, language) => ({
    key: `${field.source}.${language}`,
    field,
    language,
    opened: textAt(opened, field.source, language),
    theirs: textAt(current, field.source, language),
    mine: textAt(mine, field.source, language),
  }));
}

/**
 * Returns the changes by someone else that differ from this form. Texts are compared language by language: one person
 * may translate what another corrects.
 */
export const differences = (fields: readonly RecordField[], versions: Versions): Difference[] =>
  fields
    .flatMap((field) => unitsOf(field, versions))
    .filter(({ opened, theirs, mine }) => !same(opened, theirs) && !same(theirs, mine))
    .map((unit) => ({ ...unit, isBoth: !same(unit.opened, unit.mine) }));

/** Fields that only the other side changed are taken over. The others wait for a choice. */
export const firstChoices = (found: readonly Difference[]): Record<string, Side> =>
  Object.fromEntries(found.filter(({ isBoth }) => !isBoth).map(({ key }) => [key, 'theirs']));

/**
 * The values that have to be saved over the current record.
 *
 * @param choices a side for each difference, by its key
 * @returns fields that differ from `current`; none where everything of the other side was taken
 */
export function mergedValues(
  fields: readonly RecordField[],
  { opened, current, mine }: Versions,
  choices: Readonly<Record<string, Side>>,
): Fields {
  const found = new Map(differences(fields, { opened, current, mine }).map((each) => [each.key, each]));
  const merged: Fields = {};
  for (const field of fields) {
    const { source, alongside = [], kind } = field;
    if (kind === 'multilingual') {
      const texts = unitsOf(field, { opened, current, mine });
      merged[source] = texts.map(({ key, theirs, mine: text }) =>
        found.has(key) && choices[key] === 'theirs' ? theirs : text,
      );
      continue;
    }
    const from = found.has(source) && choices[source] === 'theirs' ? current : mine;
    for (const each of [source, ...alongside]) merged[each] = from[each];
  }
  return Object.fromEntries(Object.entries(merged).filter(([source, value]) => !same(current[source], value)));
}
