import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { inputOf, kindOf } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';
import { FormSection } from './FormSection';

const FieldInput = ({ field, isNew }: { field: ResourceField; isNew: boolean }) => {
  const Input = inputOf(field.kind);
  return <Input field={field} isNew={isNew} />;
};

/** Fields next to each other, if there is room. */
const Row = ({ fields, isNew }: { fields: readonly ResourceField[]; isNew: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${fields.length}, minmax(0, 1fr))` },
    }}
  >
    {fields.map((field) => (
      <FieldInput key={field.source} field={field} isNew={isNew} />
    ))}
  </Box>
);

type Fields = readonly ResourceField[];

/** Rows, with consecutive fields merged if their kind renders several in one input. */
function withShared(rows: readonly Fields[]): { fields: Fields; isShared: boolean }[] {
  const found: { fields: Fields; isShared: boolean }[] = [];
  for (const fields of rows) {
    const last = found.at(-1);
    const [[field], [before]] = [fields, last?.fields ?? []];
    const isShared = fields.length === 1 && field !== undefined && kindOf(field.kind).Inputs !== undefined;
    if (isShared && last?.isShared && before?.kind === field.kind) last.fields = [...last.fields, field];
    else found.push({ fields, isShared });
  }
  return found;
}

const SharedRow = ({ fields, isNew }: { fields: Fields; isNew: boolean }) => {
  const Inputs = fields[0] && kindOf(fields[0].kind).Inputs;
  return Inputs ? <Inputs fields={fields} isNew={isNew} /> : null;
};

interface FieldSectionsProps {
  fields: readonly ResourceField[];
  /** Sections by name, with the rows of each; one section with all fields by default. */
  form?: Readonly<Record<string, readonly (string | readonly string[])[]>> | undefined;
  /** Translation key of a section's title; none for a section without one. */
  titleOf: (section: string) => string | undefined;
  isNew?: boolean;
  /** Below a section's rows. */
  below?: (section: string) => ReactNode;
}

/** Sections of a form, with rows of fields, as a descriptor says. */
export const FieldSections = ({ fields, form, titleOf, isNew = false, below }: FieldSectionsProps) => {
  const fieldsOf = (row: string | readonly string[]): ResourceField[] =>
    [row].flat().flatMap((source) => fields.find((field) => field.source === source) ?? []);
  const sections = form ?? { main: fields.map(({ source }) => source) };
  return Object.entries(sections).map(([section, rows]) => (
    <FormSection key={section} title={titleOf(section)}>
      {withShared(rows.map(fieldsOf)).map(({ fields: shown, isShared }) => {
        const key = shown.map(({ source }) => source).join();
        const Shown = isShared && shown.length > 1 ? SharedRow : Row;
        return <Shown key={key} fields={shown} isNew={isNew} />;
      })}
      {below?.(section)}
    </FormSection>
  ));
};
