import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls/index';
import { listBody } from '../../../src/dataProvider/listBody';
import type { RegisteredResource, Resource } from '../../../src/descriptors/defineResource';
import { entryOf } from '../../../src/descriptors/navigation';
import { callParams, readOnlyResources, resources } from '../../../src/descriptors/resources/index';
import { fetchEnglish } from '../../../src/i18n/index';
import { languages } from '../../../src/i18n/languages';
import { kindNames } from '../../../src/kinds/index';

const english = (await fetchEnglish()) as Record<string, unknown>;
const { texts: frame } = await languages.en.load.frame();

/** The text of a key; `undefined` where there is none. */
const textOf = (key: string, texts: object = english): unknown =>
  key.split('.').reduce<unknown>((group, part) => (group as Record<string, unknown> | undefined)?.[part], texts);

interface Schema {
  shape?: Readonly<Record<string, Schema>>;
  safeParse: (value: unknown) => { success: boolean };
}

const callOf = (name: string) =>
  calls[name as CallName] as unknown as { permission?: unknown; body: Schema; reply: Schema };
const shapeOf = (schema: Schema | undefined) => schema?.shape ?? {};

describe.each(Object.values<Resource>(resources))('the descriptor of $name', (resource) => {
  const { entity, fields, form, texts, label, search, permission, storeFlag } = resource;

  it('asks for the permission that its calls ask for', () => {
    for (const verb of ['add', 'update', 'delete']) {
      const needed = callOf(`${verb}_${entity}`);
      expect([needed.permission].flat(), `${verb}_${entity}`).toContain(permission);
      if ('storeFlag' in needed) expect(needed.storeFlag).toBe(storeFlag);
    }
  });

  it('has a name in the menu before any page is loaded', () => {
    expect(textOf(label, frame)).toEqual(expect.any(String));
  });

  it('has a text for everything that it shows', () => {
    const sections = Object.keys(form ?? {}).map((name) => (name.includes('.') ? name : `${texts}.section.${name}`));
    const shown = fields.flatMap(({ label: name, help, choices = [], choiceTexts }) => [
      name,
      ...(help ? [help] : []),
      ...choices.map((value) => `${choiceTexts}.${value}`),
    ]);
    const missing = [...sections, ...shown, ...(search ? [search] : [])].filter(
      (key) => typeof textOf(key) !== 'string',
    );
    expect(missing).toEqual([]);
  });

  it('names only fields that it has, and kinds that there are', () => {
    const known = fields.map(({ source }) => source);
    for (const row of Object.values(form ?? {}).flat(2)) expect(known).toContain(row);
    for (const { kind } of fields) expect(kindNames).toContain(kind);
  });

  it('sorts and filters by what its list call takes, and shows what its records have', () => {
    const list = shapeOf(callOf(`get_${entity}_list`).body);
    const record = shapeOf(shapeOf(callOf(`get_${entity}`).reply)[entity]);
    for (const { source, sort, filter, choices = [true], kind } of fields) {
      if (sort) expect(list.sort_by?.safeParse(source).success, `${source} sorts`).toBe(true);
      if (filter) expect(list.filter?.safeParse({ [source]: choices[0] }).success, `${source} filters`).toBe(true);
      if (kind !== 'secret') expect(Object.keys(record), source).toContain(source);
    }
  });

  it('requires no field that the call could do without', () => {
    const shape = shapeOf(callOf(`add_${entity}`).body);
    for (const { source, required } of fields)
      if (required && shape[source]) expect(shape[source]?.safeParse(undefined).success, source).toBe(false);
  });
});

describe.each(Object.values<RegisteredResource>(readOnlyResources))(
  'the descriptor without forms of $name',
  (resource) => {
    const { entity, path, permission, storeFlag } = resource;
    const list = callOf(`get_${entity}_list`);

    it('asks for the permission that its list call and its menu entry ask for', () => {
      expect([list.permission].flat()).toContain(permission);
      expect(entryOf(path)).toMatchObject({ to: path, auth: permission });
      expect(entryOf(path)?.storeFlag).toBe(storeFlag);
    });

    it('begins with a list that its call takes', () => {
      const pagination = { page: 1, perPage: resource.perPage ?? 0 };
      const { firstSort: sort } = resource;
      const params = callParams(resource.raName, { pagination, sort, filter: {} }, 'Europe/Paris');
      expect(list.body.safeParse(listBody(params))).toMatchObject({ success: true });
    });

    it('has none of the usual calls that change a record', () => {
      for (const verb of ['add', 'update', 'delete']) expect(calls).not.toHaveProperty(`${verb}_${entity}`);
    });
  },
);
