import type { SettingsEntity } from '#contract/calls/entityNames';
import { describeFields, type FieldOptions, type ResourceField } from '../kinds/kind';

/** A row of a form: one field, or several next to each other. */
type FormRow = string | readonly string[];

export interface SettingsOptions {
  /** Determines the names of its calls: `get_tax_settings`, `update_tax_settings`. None for a section without a form. */
  entity?: SettingsEntity;
  fields?: Readonly<Record<string, FieldOptions>>;
  /** Groups of the form by name, with the rows of each; the title is `settings.<name>.section.<group>`. */
  form?: Readonly<Record<string, readonly FormRow[]>>;
}

/** Fields that are read, compared and saved together, as one version. */
export interface SettingsForm {
  entity: SettingsEntity;
  fields: readonly ResourceField[];
}

/** A section of the settings as its page shows it. The frame, which only names it, reads `settings/index.ts`. */
export interface SettingsSection extends Omit<SettingsOptions, 'fields'> {
  /** The last part of its address, and the group of its texts: `settings.<name>`. */
  name: string;
  texts: string;
  fields: readonly ResourceField[];
}

/** The props of a section's component: its own descriptor. */
export interface SectionProps {
  section: SettingsSection;
}

/**
 * Describes a section of the settings, in `src/descriptors/settings/<name>.ts`. Its fields have the same kinds as a resource's.
 * A section without fields, or with more than fields, has its own component in `src/settings/page/sectionViews.ts`.
 *
 * @example
 * export const dispatchRules = defineSettings('dispatch', {
 *   entity: 'dispatch_settings',
 *   fields: { offer_seconds: { kind: 'number', required: true, min: 10, max: 300 } },
 * });
 */
export function defineSettings<const Name extends string, const Options extends SettingsOptions>(
  name: Name,
  options: Options,
): SettingsSection & { name: Name; entity: Options['entity'] } {
  const texts = `settings.${name.replaceAll('-', '_')}`;
  const { fields = {}, ...facts } = options as SettingsOptions;
  return {
    ...facts,
    entity: options.entity,
    name,
    texts,
    fields: describeFields(texts, fields),
  };
}

/** Some of a section's fields, for a form somewhere else: a dialog on a board. */
export const someFields = (
  { entity, fields }: SettingsSection & { entity: SettingsEntity },
  sources: readonly string[],
): SettingsForm => ({ entity, fields: fields.filter(({ source }) => sources.includes(source)) });
