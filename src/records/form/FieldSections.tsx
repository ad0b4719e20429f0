import Box from '@mui/material/Box';
import { kindOf } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';
import { FormSection } from './FormSection';

const FieldInput = ({ field, isNew }: { field: ResourceField; isNew: boolean }) => {
  const { Input } = kindOf(field.kind);
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

interface FieldSectionsProps {
  fields: readonly ResourceField[];
  /** Sections by name, with the rows of each; one section with all fields by default. */
  form?: Readonly<Record<string, readonly (string | readonly string[])[]>> | undefined;
  /** Translation key of a section's title; none for a section without one. */
  titleOf: (section: string) => string | undefined;
  isNew?: boolean;
}

/** Sections of a form, with rows of fields, as a descriptor says. */
export const FieldSections = ({ fields, form, titleOf, isNew = false }: FieldSectionsProps) => {
  const fieldsOf = (row: string | readonly string[]): ResourceField[] =>
    [row].flat().flatMap((source) => fields.find((field) => field.source === source) ?? []);
  const sections = form ?? { main: fields.map(({ source }) => source) };
  return Object.entries(sections).map(([section, rows]) => (
    <FormSection key={section} title={titleOf(section)}>
      {rows.map((row) => (
        <Row key={String(row)} fields={fieldsOf(row)} isNew={isNew} />
      ))}
    </FormSection>
  ));
};
