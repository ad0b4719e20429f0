import type { SectionProps } from '../../descriptors/defineSettings';
import { SectionForm } from '../page/SectionForm';
import { TestMail } from './TestMail';

/** The store's own mail server, with a mail that tries it out. */
export default function MailServerSection({ section }: SectionProps) {
  return (
    <SectionForm section={section}>
      <TestMail texts={section.texts} />
    </SectionForm>
  );
}
