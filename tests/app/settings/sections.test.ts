import { expect, it } from 'vitest';
import { settingsGroups } from '../../../src/descriptors/settings/index';
import { sectionNamed, sections } from '../../../src/descriptors/settings/sections';

const listed = settingsGroups.flatMap((group) => group.sections.map(({ name }) => name));

it('each section is on a page of the settings', () => {
  expect(sections.filter(({ name }) => !listed.includes(name))).toEqual([]);
});

it('each name on a page has one descriptor', () => {
  expect(listed.map((name) => sectionNamed(name).name)).toEqual(listed);
  expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
});
